/** The dates of the policies: each text its own, at the head of its document and on the page of all. */
import { expect, test, visit } from './base.ts';

const terms = /Platform terms last updated\s*9\sJanuary\s2024/u;
const cookies = /Cookie policy in force since\s*28\sAugust\s2024/u;

test('a document of two texts shows the date of each, and no date of the whole', async ({ page }) => {
  await visit(page, '/en/policies/group-app-policies?view=text');
  const head = page.locator('main dl').first();
  await expect(head).toContainText(terms);
  await expect(head).toContainText(cookies);
  await expect(head.locator('dt').getByText('Last updated', { exact: true })).toHaveCount(0);
});

test('a document of one text shows when it was last updated', async ({ page }) => {
  await visit(page, '/en/policies?view=text');
  await expect(page.locator('main dl').first()).toContainText(/Last updated\s*9\sJanuary\s2024/u);
});

test('the list of policies on about us dates each text of a document of two', async ({ page }) => {
  await visit(page, '/en/about-us');
  const both = page.locator('main li:has(a[href$="/group-app-policies"])');
  await expect(both).toContainText(/Platform terms\s*9\sJanuary\s2024/u);
  await expect(both).toContainText(/Cookie policy \(effective date\)\s*28\sAugust\s2024/u);
});

test('the page of all policies dates each of them, and says at its head which text has which date', async ({
  page,
}) => {
  await visit(page, '/en/totalPolicy');
  const head = page.locator('main h1 + div');
  await expect(head).toContainText(/All other texts last updated\s*9\sJanuary\s2024/u);
  await expect(head).toContainText(cookies);
  const both = page.locator('#group-app-policies');
  await expect(both).toContainText(terms);
  await expect(both).toContainText(cookies);
  await expect(page.locator('#due-diligence')).toContainText(/Last updated\s*9\sJanuary\s2024/u);
});
