/** A message is sent while the code of the email client is missing: it goes out all the same, and once. */
import { expect, test, visit } from '../base.ts';
import { arrived, fieldOf, fillContact, submit, visitor } from '../forms.ts';
import { breakFiles, complaints, laterFaults, letFilesBe } from './faults.ts';

test.afterEach(letFilesBe);

for (const fault of laterFaults) {
  test(fault, async ({ page, allow }) => {
    allow(complaints);
    const who = visitor();
    await visit(page, '/pt/contact');
    await page.clock.install();
    const eventually = await breakFiles(page, /\/assets\/client-[^/]*\.js$/u, fault);
    await fillContact(page, who);
    await submit(page).click();
    const sent = page.locator('[data-sent]');
    await eventually((options) => expect(sent).toBeVisible(options));
    const [message, ...others] = await arrived(page, who.email);
    expect(others).toEqual([]);
    expect(fieldOf(message, 'message_id')).toMatch(/^[0-9a-f]{32}$/u);
    expect(message).toContain(who.message);
  });
}
