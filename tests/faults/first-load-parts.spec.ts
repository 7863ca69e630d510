/** A page that is opened while a file of one of its parts is missing: the part stands as it was sent, the page leads on. */
import { expect, test, visit } from '../base.ts';
import { arrived, copyIn, fieldOf, fillContact, submit, visitor } from '../forms.ts';
import { addressOf } from '../pages.ts';
import { copyOf } from '../words.ts';
import { breakFiles, complaints, faults, filesOf, laterFaults, leadsOn, letFilesBe } from './faults.ts';

test.afterEach(letFilesBe);

test.describe('what comes when it is near', () => {
  for (const [path, files, title] of [
    ['/pt', /\/assets\/record-[^/]*\.js$/u, copyOf('pt', 'record').title],
    ['/pt', /\/assets\/money-path-[^/]*\.js$/u, copyOf('pt', 'home').payments.title],
    ['/pt/services', /\/assets\/paths-[^/]*\.js$/u, copyOf('pt', 'services').moneyPath.title],
    ['/pt/services', /\/assets\/money-path-[^/]*\.js$/u, copyOf('pt', 'services').moneyPath.title],
    ['/pt/sign-up', /\/assets\/questions-[^/]*\.js$/u, copyOf('pt', 'before-account').title],
  ] as const) {
    for (const fault of faults) {
      test(`${path} ${files.source.match(/[a-z]+-(?=\[)|money-path/u)![0]}: ${fault}`, async ({
        page,
        allow,
      }) => {
        allow(complaints);
        await breakFiles(page, files, fault);
        const asked = page.waitForRequest(files);
        await visit(page, path);
        const heading = page.getByRole('heading', { name: title });
        await heading.scrollIntoViewIfNeeded();
        await asked;
        await leadsOn(page, 'pt', () => expect(heading).toBeVisible());
      });
    }
  }
});

test.describe('the hours of the channels', () => {
  for (const [name, files] of [
    ['their rules and words', /\/assets\/hours-now-[^/]*\.js$/u],
    ['what asks for them', /\/assets\/use-hours-[^/]*\.js$/u],
  ] as const) {
    for (const fault of faults) {
      test(`${name}: ${fault}`, async ({ page, allow }) => {
        allow(complaints);
        await breakFiles(page, files, fault);
        const asked = page.waitForRequest(files);
        await page.goto('/pt/contact', { waitUntil: 'commit' });
        await asked;
        const { desk } = copyOf('pt', 'contact').contact;
        await leadsOn(page, 'pt', () => expect(page.getByText(desk.title)).toBeVisible());
      });
    }
  }
});

for (const fault of faults) {
  test(`the text of a policy: ${fault}`, async ({ page, allow }) => {
    allow(complaints);
    const files = /\/assets\/anti-corruption\.pt-[^/]*\.js$/u;
    await breakFiles(page, files, fault);
    const asked = page.waitForRequest(files);
    await page.goto(addressOf({ document: 'anti-corruption' }, 'pt', true), { waitUntil: 'commit' });
    await asked;
    await leadsOn(page, 'pt', () => expect(page.locator('#section-1')).toBeVisible());
  });
}

for (const fault of laterFaults) {
  test(`a message without the application: ${fault}`, async ({ page, allow }) => {
    allow(complaints);
    const who = visitor();
    const path = '/pt/contact';
    await breakFiles(page, filesOf(path, 'main', 'js'), fault);
    // The page that was sent before the release.
    if (fault === 'replaced') await page.route(path, (route) => route.continue(), { times: 1 });
    await page.goto(path, { waitUntil: 'commit' });
    await fillContact(page, who);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: copyIn('pt').sentTitle })).toBeVisible();
    const [message, ...others] = await arrived(page, who.email);
    expect(others).toEqual([]);
    expect(fieldOf(message, 'form')).toBe('contact');
    expect(message).toContain(who.message);
  });
}
