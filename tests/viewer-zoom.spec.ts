/** The zoom of the viewer: a press shows at once, and the text stays over its picture. */
import { expect, test, visit } from './base.ts';
import { copyOf } from './words.ts';

for (const language of ['pt', 'ar'] as const) {
  test(`a press stretches the picture before it is drawn anew, and the text with it (${language})`, async ({
    page,
  }) => {
    await visit(page, `/${language}/policies?view=pdf`);
    const sheet = page.locator('[data-page="1"]');
    await expect(sheet.locator('.textLayer span').first()).toBeAttached();
    const zoomIn = page.getByRole('button', { name: copyOf(language, 'policies').viewer.zoomIn });
    const [before, after] = await zoomIn.evaluate(async (button: HTMLElement) => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas')!;
      const now = () => ({ drawn: canvas.width, shown: canvas.offsetWidth });
      const first = now();
      button.click();
      // React answers it when this task ends; the next frame is not yet there.
      await Promise.resolve();
      return [first, now()] as const;
    });
    expect(after.shown, 'the picture is larger').toBeGreaterThan(before.shown);
    expect(after.drawn, 'it is the one that was there').toBe(before.drawn);

    const size = (await sheet.boundingBox())!;
    await expect
      .poll(() => sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width), 'drawn anew')
      .toBe(Math.floor(size.width));
    const text = (await sheet.locator('.textLayer').boundingBox())!;
    expect(Math.abs(text.x - size.x), 'the text begins where the page does').toBeLessThan(1);
    expect(Math.abs(text.width - size.width), 'and is as wide').toBeLessThan(3);
    expect(Math.abs(text.height - size.height), 'and as high').toBeLessThan(3);
  });
}
