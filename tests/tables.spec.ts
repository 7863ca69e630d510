/** Tables keep their meaning where their cells are set one below the other, as on a phone. */
import { flat, readTree } from './accessibility-tree.ts';
import { expect, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';
import { expectedRoles, tableRoles } from './table-roles.ts';

for (const language of languages) {
  test(`tables are tables in ${language}, in a row and one below the other`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, addressOf('total-policy', language, true));
    // Its documents are folded on a phone, one open at a time; each of them is read.
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) {
        fold.removeAttribute('name');
        fold.setAttribute('open', '');
      }
    });
    const expected = await page.evaluate(expectedRoles);
    expect(expected.rowheader).toBeGreaterThan(20);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const all = flat(await readTree(page));
      const found = tableRoles.map((role) => [role, all.filter((node) => node.role === role).length]);
      expect(Object.fromEntries(found), `at ${width} px`).toEqual(expected);
    }
  });
}
