/** What the bank has given of itself stands where it belongs; what it has not leaves no trace. */
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

/** The first element of a page that a selector finds. */
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

/** What an absent fact would leave behind: an element without words, or a sign that led to it. */
function holes(html: string): string[] {
  const $ = load(html);
  // Whether a channel is open is known in the browser only: until then there is room for it.
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
  it('the footer names the entities in full, the authorisation and the fees', async () => {
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

  it('the channels and the support section say how each part of the bank is reached', async () => {
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

  it('the chat is open in its own hours, and nowhere at any hour', async () => {
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

  it('a fact that is not configured is not shown', async () => {
    const parts = [await footer(language), await channels(language), await support(language)];
    for (const html of parts) {
      expect(holes(html)).toEqual([]);
      expect(html).not.toMatch(/EIN|CNPJ|tel:|mailto:/u);
    }
  });

  it('the number of the chat and the site on which an account is opened are named', async () => {
    expect(load(await channels(language)).text()).toContain(siteConfig.whatsapp);
    const panel = await partOf(`/${language}/sign-up`, 'main');
    expect(load(panel).text()).toContain(new URL(siteConfig.accountUrl).host);
  });

  it('half of a fact is shown by itself', async () => {
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

  it('who may open an account is said on the sign-up page, once, with the terms', async () => {
    const { eligibility } = (await loadPage(`/${language}/sign-up`, language)).copy.common!;
    const $ = load(await partOf(`/${language}/sign-up`, 'main'));
    expect($('a[href$="#section-3-2"]')).toHaveLength(1);
    const words = plainWords(eligibility.split('<a>')[0]!);
    expect(plainWords($.text())).toContain(words);
    for (const path of ['/products', '/services', '/partners', '/contact']) {
      expect(plainWords(load(await partOf(`/${language}${path}`, 'body')).text()), path).not.toContain(words);
    }
  });

  it('the telephone stands with the hours, also before a number is given', async () => {
    const { desks } = (await loadPage(`/${language}/contact`, language)).copy.common!.bank;
    for (const html of [await channels(language), await support(language)]) {
      expect(plainWords(load(html).text())).toContain(plainWords(desks));
    }
  });
});

/** A text without its marks, and without what only guides its lines or is read out. */
function plainWords(text: string): string {
  return text.replaceAll(/<[^>]+>/gu, '').replaceAll(/[\s\u00a0\u2060\u2066-\u2069]+/gu, '');
}
