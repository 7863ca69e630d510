/**
 * The styles of a page's first screen, which stand in its file, so that it can be painted without another round trip.
 * The head script adds the style sheets themselves; what they say is the same.
 */
import { load } from 'cheerio';
import { type AtRule, parse, type Root, type Rule } from 'postcss';
import { type InlineStyles, inlineStyles } from './inline-styles.ts';
import { isOfScript } from './script-styles.ts';

/**
 * What the first screen of a page needs of its style sheets: the rules whose every element, class and id stands there.
 * The same for all languages of a page, so that the policy names few hashes; what a script has for itself stands apart
 * (`script-styles.ts`).
 * @param sheets the page's style sheets, as text, in their order
 * @param contents the content of `#root` of the page in each language
 */
export function firstScreenStyles(sheets: string[], contents: string[]): InlineStyles {
  const names = new Set(contents.flatMap(namesIn));
  const root = parse(sheets.join(''));
  root.walkAtRules((rule) => {
    // Web fonts would be fetched beside the picture; paper and chosen colours can wait for the style sheets.
    const later =
      ['font-face', 'page'].includes(rule.name) ||
      (rule.name === 'media' &&
        rule.params.split(',').every((query) => /\bprint\b|forced-colors/u.test(query)));
    if (later) rule.remove();
  });
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter((selector) => !waits.test(selector) && stands(selector, names));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  removeLater(root);
  removeUnread(root);
  root.walkRules((rule) => {
    if (isOfScript(rule)) rule.remove();
  });
  removeUnused(root);
  root.append(laterHidden);
  return inlineStyles(root.toString());
}

/** What is below the first screen, and what opens over it, is not shown before its styles have come (`src/boot/styles.ts`). */
const laterHidden =
  'html[data-undressed] :is(main>:first-child,main)~:not(dialog){display:none}' +
  'html[data-undressed] :is(dialog,[popover]){visibility:hidden}' +
  // And its heading not before its letters have (`src/boot/fonts.ts`).
  'html[data-heading] h1{visibility:hidden}';

/** Nobody points at anything yet or opens it, nor goes from one page to another in place; and what is below is not shown. */
const waits = /:hover|:popover-open|::view-transition|:first-child~/u;

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

/**
 * Whether all that a selector names stands on the first screen: `.a:not(.b) > p::after` names `.a` and `p`. Attributes,
 * languages and `:not()` are states, which may come about. Of `:is()` and `:has()` one alternative is enough.
 */
function stands(selector: string, names: Set<string>): boolean {
  let rest = selector
    .replaceAll(/\[[^\]]*\]/gu, '')
    .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/gu, '')
    .replaceAll(/:(?!is|has|where)[\w-]+\([^()]*\)/gu, '');
  for (let inner; (inner = /:\w+\(([^()]*)\)/u.exec(rest)); rest = rest.replace(inner[0], '')) {
    if (!inner[1]!.split(',').some((alternative) => stands(alternative, names))) return false;
  }
  const named = rest.replaceAll(/::?[\w-]+/gu, '').match(/[.#]?[a-z_][\w-]*/giu) ?? [];
  return named.every((name) => names.has(name));
}

function isFrame(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

/**
 * What nobody sees in a first screen: how something passes from one state to another, where a page comes to rest, and what
 * a dialog does to what it covers.
 */
const unseen = /^(?:transition|cursor|scroll-margin-block|scroll-behavior|view-transition-name|--covered)$/u;
/** What a dialog covers is a value of that name; a fold that a style opens is open on the first screen. */
const covered = /var\(--covered\b/u;

/**
 * What is unseen, and what a browser of a few years ago calls by another name what stands beside it: it has these when the
 * style sheets are there.
 */
function removeLater(root: Root): void {
  root.walkDecls((declaration) => {
    const { prop, value, important, parent } = declaration;
    const name = /^-(?:webkit|moz)-(?<name>mask.*|text-decoration.*)/u.exec(prop)?.groups?.name;
    const isTwin = name && parent!.some((node) => node.type === 'decl' && node.prop === name);
    if (isTwin || covered.test(value) || (unseen.test(prop) && !important)) declaration.remove();
    // In the values of properties of our own nothing is shortened.
    else if (prop.startsWith('--')) declaration.value = declaration.value.replaceAll(', ', ',');
  });
}

/** Values that no other value reads; the style sheets have them for what is below. */
function removeUnread(root: Root): void {
  const read = new Set(root.toString().match(/(?<=var\()--[\w-]+/gu));
  let removed = false;
  root.walkDecls(/^--/u, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  // What only these have read goes too.
  if (removed) removeUnread(root);
}

/** Animations that no rule names any more, and rules and conditions with nothing left in them. `@layer a, b;` says an order. */
function removeUnused(root: Root): void {
  const animated: string[] = [];
  root.walkDecls(/^animation/u, ({ value }) => void animated.push(value));
  root.walkAtRules(/keyframes$/u, (rule) => {
    if (!animated.some((value) => value.split(/[\s,]+/u).includes(rule.params))) rule.remove();
  });
  let emptied = true;
  while (emptied) {
    emptied = false;
    root.walk((node) => {
      if (!('nodes' in node) || node.nodes?.length !== 0) return;
      node.remove();
      emptied = true;
    });
  }
}
