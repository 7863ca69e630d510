/** Configured facts are shown where they belong; missing ones leave no gap. */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { SentMessage } from './forms/sent-message.tsx';
import { prerender } from './prerender.tsx';
import { LoadedPageProvider } from './navigation/context.tsx';
import { loadPage } from './navigation/loaded-page.ts';
import { siteConfig } from './site-config.ts';
import { everyFact } from './test-site-config.ts';
import { languages } from './language/languages.ts';

const none = structuredClone(siteConfig);
afterEach(() => Object.assign(siteConfig, none));

/** The first element of a page that matches a selector. */
async function partOf(path: string, selector: string): Promise<string> {
  const { html } = await prerender(
    path,
    languages.find((each) => path.startsWith(`/${each}`))!,
  );
  const $ = load(html);
  const part = $(selector).first();
  expect(part).toHaveLength(1);
  return $.html(part);
}
const footer = (language: string) => partOf(`/${language}/products`, 'footer');
const channels = (language: string) => partOf(`/${language}/contact`, '[class*=channels]');
const support = (language: string) => partOf(`/${language}/products`, '#support');

/** Gaps that a missing fact would leave: empty elements, or a separator before nothing. */
function holes(html: string): string[] {
  const $ = load(html);
  // Empty until hydration: whether a channel is open is known in the browser only.
  $('[class*=_status_]').remove();
  const empty = $('p, li, ul, div, span, a, bdi').filter(
    (_, each) => $(each).children().length === 0 && $(each).text().trim() === '',
  );
  const dangling = $('p, li, span, a, bdi').filter((_, each) =>
    /[·,:：،(（][\s\u2068\u2069]*$/u.test($(each).text()),
  );
  const found = [...empty, ...dangling].map((each) => $.html(each));
  return [...found, ...(html.match(/undefined|null|(?:tel|mailto):"|\{\w+\}/gu) ?? [])];
}

describe.each(languages)('in %s', (language) => {
  it('the footer names the entities, the authorisation and the fees', async () => {
    Object.assign(siteConfig, everyFact);
    const html = await footer(language);
    for (const fact of [
      everyFact.usRegistration,
      everyFact.usAddress,
      everyFact.brazilRegistration,
      everyFact.brazilAddress,
    ]) {
      expect(html).toContain(fact);
    }
    expect(html).toContain(everyFact.authorisation.text);
    expect(html).toContain(`href="${everyFact.authorisation.url}"`);
    expect(html).toContain(`href="${everyFact.feesUrl}"`);
    expect(holes(html)).toEqual([]);
  });

  it('the channels and the support section have all contact details', async () => {
    Object.assign(siteConfig, everyFact);
    for (const html of [await channels(language), await support(language)]) {
      expect(html).toContain('href="tel:+551155500101"');
      expect(html).toContain('href="mailto:help@ether.example"');
      expect(html).toContain('href="tel:+551155500102"');
      expect(html).toContain('href="mailto:ombudsman@ether.example"');
      expect(holes(html)).toEqual([]);
    }
    const html = await channels(language);
    expect(html).toContain(everyFact.dataProtectionOfficer.name);
    expect(html).toContain('href="mailto:officer@ether.example"');
    expect(html).toContain(`href="${everyFact.anonymousChannel}"`);
    expect(html.replaceAll('\u2060', '')).toMatch(/Bras[ií]lia|برازيليا|巴西利亚/u);
  });

  it('the hours of the chat are shown, and nothing says that it is always open', async () => {
    const atAnyHour = (await loadPage(`/${language}/products`, language)).copy.common!.bank.chat;
    expect(load(await support(language)).text()).toContain(atAnyHour);
    Object.assign(siteConfig, everyFact);
    const html = await support(language);
    expect(html).toMatch(/\b10(?:h|:00)?\b.*\b17(?:h|:00)/u);
    expect(load(html).text()).not.toContain(atAnyHour);
    const answer = renderToStaticMarkup(
      <LoadedPageProvider value={await loadPage(`/${language}/contact`, language)}>
        <SentMessage level="h2" title="" replyTo="" />
      </LoadedPageProvider>,
    );
    expect(answer).toMatch(/\b10(?:h|:00).*\b17(?:h|:00)/u);
    expect(answer).not.toMatch(/\b24\b/u);
  });

  it('a fact that is not configured is not shown, nor a desk that nobody can reach', async () => {
    const nothing = { phone: '', email: '' };
    Object.assign(siteConfig, { helpDesk: nothing, ombudsman: nothing });
    const { bank } = (await loadPage(`/${language}/contact`, language)).copy.common!;
    const parts = [await footer(language), await channels(language), await support(language)];
    for (const html of parts) {
      expect(holes(html)).toEqual([]);
      expect(html).not.toMatch(/EIN|CNPJ|tel:|mailto:/u);
      expect(plainWords(html)).not.toContain(plainWords(bank.ombudsman.text));
    }
  });

  it('the WhatsApp number and the account site are named', async () => {
    expect(load(await channels(language)).text()).toContain(siteConfig.whatsapp);
    const panel = await partOf(`/${language}/sign-up`, 'main');
    expect(load(panel).text()).toContain(new URL(siteConfig.accountUrl).host);
  });

  it('one half of a fact is shown without the other', async () => {
    Object.assign(siteConfig, {
      brazilRegistration: everyFact.brazilRegistration,
      helpDesk: { phone: '', email: everyFact.helpDesk.email },
      ombudsman: { phone: everyFact.ombudsman.phone, email: '' },
      dataProtectionOfficer: { name: everyFact.dataProtectionOfficer.name, email: '' },
      authorisation: { text: everyFact.authorisation.text, url: '' },
    });
    const parts = [await footer(language), await channels(language), await support(language)];
    for (const html of parts) expect(holes(html)).toEqual([]);
    expect(parts[0]).toContain('CNPJ');
    expect(parts[0]).not.toContain('EIN');
  });

  it('the sign-up page says once who may open an account, with the terms', async () => {
    const { eligibility } = (await loadPage(`/${language}/sign-up`, language)).copy.common!;
    const $ = load(await partOf(`/${language}/sign-up`, 'main'));
    expect($('a[href$="#section-3-2"]')).toHaveLength(1);
    const words = plainWords(eligibility.split('<a>')[0]!);
    expect(plainWords($.text())).toContain(words);
    for (const path of ['/products', '/services', '/partners', '/contact']) {
      expect(plainWords(load(await partOf(`/${language}${path}`, 'body')).text()), path).not.toContain(words);
    }
  });

  it('a desk has its hours and, without being configured, a number', async () => {
    const { bank } = (await loadPage(`/${language}/contact`, language)).copy.common!;
    for (const html of [await channels(language), await support(language)]) {
      for (const hours of [bank.helpDesk.text, bank.ombudsman.text]) {
        expect(plainWords(load(html).text())).toContain(plainWords(hours));
      }
      expect(html.match(/href="tel:/gu)).toHaveLength(2);
    }
  });
});

/** The text without tags, visually hidden text and break characters. */
function plainWords(text: string): string {
  return text.replaceAll(/<[^>]+>/gu, '').replaceAll(/[\s\u00a0\u2060\u2066-\u2069]+/gu, '');
}
