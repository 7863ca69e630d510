/**
 * The styles of a page's first screen, which stand in its file, so that it can be painted without another round trip.
 * The style sheets themselves follow at the end of the body; what they say is the same.
 */
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { type AtRule, parse, type Root, type Rule } from 'postcss';

/** The styles in the file of a page. */
export interface InlineStyles {
  text: string;
  /** Their hash, in the form that a content policy names it. */
  hash: string;
}

/**
 * What the first screen of a page needs of its style sheets: the rules whose every element, class and id stands there.
 * The same for all languages of a page, so that the policy names few hashes.
 * @param sheets the page's style sheets, as text, in their order
 * @param contents the content of `#root` of the page in each language
 */
export function firstScreenStyles(sheets: string[], contents: string[]): InlineStyles {
  const names = new Set(contents.flatMap(namesIn));
  const root = parse(sheets.join(''));
  root.walkAtRules((rule) => {
    // Web fonts would be fetched beside the picture; paper and chosen colours can wait for the style sheets.
    const later =
      (rule.name === 'font-face' && !rule.toString().includes('local(')) ||
      rule.name === 'page' ||
      (rule.name === 'media' && /\bprint\b|forced-colors/u.test(rule.params));
    if (later) rule.remove();
  });
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter((selector) =>
      namesOfSelector(selector).every((name) => names.has(name)),
    );
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  removeUnused(root);
  const text = `${root.toString()}${laterHidden}`.replaceAll('\n', '');
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** What is below the first screen is not shown before its styles have come (`src/boot/styles.ts`), nor are its pictures fetched. */
const laterHidden = 'html[data-undressed] :is(main>:first-child,main)~*{display:none}';

/** Elements, classes and ids of the first screen: the way past the header, the header, the first part of the page. */
function namesIn(content: string): string[] {
  const $ = load(content, null, false);
  $.root().children().not('a, header, main').remove();
  $('dialog, [popover]').remove();
  $('main').children().slice(1).remove();
  const named = $.root()
    .find('*')
    .toArray()
    .flatMap(({ name, attribs: { class: classes = '', id } }) => {
      const names = classes.split(/\s+/u).filter(Boolean);
      return [name, ...names.map((each) => `.${each}`), ...(id ? [`#${id}`] : [])];
    });
  return ['html', 'body', ...named];
}

/** `.a:not(.b) > p::after` names `.a` and `p`: what stands in brackets is a state, and may come about. */
function namesOfSelector(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/gu, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/gu, '');
  }
  return plain.replaceAll(/::?[\w-]+/gu, '').match(/[.#]?[a-z_][\w-]*/giu) ?? [];
}

function isFrame(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

/** Animations that no rule names any more, and conditions with nothing left in them. `@layer a, b;` says an order. */
function removeUnused(root: Root): void {
  const animated: string[] = [];
  root.walkDecls(/^animation/u, ({ value }) => void animated.push(value));
  root.walkAtRules(/keyframes$/u, (rule) => {
    if (!animated.some((value) => value.split(/[\s,]+/u).includes(rule.params))) rule.remove();
  });
  let emptied = true;
  while (emptied) {
    emptied = false;
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      emptied = true;
    });
  }
}
