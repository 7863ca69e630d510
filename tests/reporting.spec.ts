/** The site with `REPORT_URL`: what goes wrong in a visitor's browser is reported, and nothing about the visitor. */
import { readdirSync } from 'node:fs';
import { freePort } from '../server/free-port.ts';
import { expect, type Page, test, visit } from './base.ts';
import { type BuiltCopy, serveBuiltCopy } from './built-copy.ts';
import { badStatus, fillContact, submit, visitor } from './forms.ts';

let site: BuiltCopy;
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ baseURL: origin });

test.beforeAll(async () => {
  // The whole site is built, on a machine that may be busy.
  test.setTimeout(400_000);
  site = await serveBuiltCopy(port, { environment: { REPORT_URL: '/__reports', REPORT_SAMPLE: '1' } });
});
test.afterAll(() => site.stop());

/** Opens the list of reports until a check of it passes: a report that is still on its way is not in it. */
async function readReports(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto('/__reports');
    await check();
  }).toPass();
}

interface SentReport {
  text: string;
  headers: Record<string, string>;
}

/** What a page sends to the operator from now on. */
function reportsOf(page: Page): SentReport[] {
  const sent: SentReport[] = [];
  page.on('request', async (request) => {
    if (new URL(request.url()).pathname !== '/__reports') return;
    sent.push({ text: request.postData() ?? '', headers: await request.allHeaders() });
  });
  return sent;
}

const bodies = (reports: SentReport[]) => reports.flatMap(({ text }) => JSON.parse(text) as unknown[]);

/** Throws in the page, as a fault of a script does: nobody catches it. */
const throwing = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new TypeError(text);
      }),
    message,
  );

test('an error is reported once, without what was typed, cookies, where the visitor came from, or the query', async ({
  page,
  allow,
}) => {
  allow(/cannot be read/u);
  const sent = reportsOf(page);
  await page.goto('/pt/about-us');
  await page.context().addCookies([{ name: 'other', value: 'of-the-visitor', url: origin }]);
  await visit(page, '/pt/contact?mail=ana@ether.example#form');
  const who = visitor();
  await fillContact(page, who);
  const message = `“${who.email}” of +55 (11) 98765-4321 cannot be read`;
  await throwing(page, message);
  await throwing(page, message);
  await expect.poll(() => sent.length).toBe(1);
  expect(bodies(sent)).toEqual([
    {
      type: 'javascript-error',
      age: 0,
      url: `${origin}/pt/contact`,
      body: expect.objectContaining({ name: 'TypeError', message: '[address] of [number] cannot be read' }),
    },
  ]);
  const { text, headers } = sent[0]!;
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
  for (const typed of [who.name, who.email, who.message, 'ana@', '98765']) expect(text).not.toContain(typed);
  const detail = page.locator('dd', { hasText: '[address] of [number]' });
  await readReports(page, () => expect(detail).toBeVisible({ timeout: 1000 }));
});

test('five reports of a visit to a page are the most', async ({ page, allow }) => {
  allow(/Fault/u);
  const sent = reportsOf(page);
  await visit(page, '/en');
  for (const letter of 'ABCDEFG') await throwing(page, `Fault ${letter}`);
  await expect.poll(() => sent.length).toBe(5);
  await throwing(page, 'Fault H');
  await page.evaluate(() => fetch('/__reports'));
  expect(sent.filter(({ text }) => text).length).toBe(5);
});

test('a message that was not sent is reported by its form and the answer alone', async ({ page, allow }) => {
  allow(badStatus);
  const sent = reportsOf(page);
  await visit(page, '/en/contact');
  await fillContact(page, { ...visitor(), email: 'status-503@fault.example' });
  await submit(page).click();
  await expect
    .poll(() => bodies(sent))
    .toEqual([
      { type: 'send-failure', age: 0, url: `${origin}/en/contact`, body: { form: 'contact', status: 503 } },
    ]);
});

test('an application that cannot start is reported', async ({ page, allow }) => {
  allow(/SyntaxError|Unexpected|Invalid/u);
  const sent = reportsOf(page);
  await page.route('**/assets/react-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'Not a script' }),
  );
  await page.goto('/en');
  await page.mouse.move(10, 10);
  await expect
    .poll(() => bodies(sent))
    .toContainEqual(expect.objectContaining({ type: 'javascript-error', url: `${origin}/en` }));
});

test('what the content policy stops is reported by the browser', async ({ page, allow }) => {
  allow(/Content Security Policy|elsewhere\.example/u);
  await visit(page, '/en');
  const reported = page.waitForRequest((request) => new URL(request.url()).pathname === '/__reports');
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://elsewhere.example/x.png?who=ana';
    document.body.append(picture);
  });
  expect((await reported).method()).toBe('POST');
  const list = page.getByRole('article').filter({ hasText: 'csp-violation' });
  const blocked = 'https://elsewhere.example/x.png';
  await readReports(page, () => expect(list).toContainText(blocked, { timeout: 1000 }));
  await expect(list).not.toContainText('who=ana');
});

test('without REPORT_URL no script, header or byte of this is sent', async ({ playwright }) => {
  expect(readdirSync('dist/assets').filter((name) => name.startsWith('reporting'))).toEqual([]);
  const plain = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${process.env.TEST_PORT}` });
  const answer = await plain.get('/pt');
  expect(answer.headers()['content-security-policy']).not.toContain('report');
  expect(answer.headers()).not.toHaveProperty('reporting-endpoints');
  expect(await answer.text()).not.toContain('/assets/reporting-');
  await plain.dispose();
});
