/** What controls are called, as the browser tells assistive technology. */
import { flat, readTree, type TreeNode } from './accessibility-tree.ts';
import type { Page } from './base.ts';

/** @returns the names on a page that do not stand alone, by what is wrong with them */
export async function nameFaults(page: Page): Promise<Record<string, string[]>> {
  const all = flat(await readTree(page));
  const links = all.filter(({ role }) => role === 'link');
  if (links.length < 9) throw new Error(`The tree has ${links.length} links: it is not that of a page.`);
  const crowded = all.filter(
    (node) => node.role === 'heading' && flat(node).some(({ role }) => role === 'link' || role === 'button'),
  );
  const hidden = await page.evaluate(hiddenWords);
  const spoken = all.filter(({ role }) => role === 'link' || role === 'button').map(wordsOf);
  return {
    'links of one name to several places': ambiguous(links),
    'headings with a control in them': crowded.map(({ name }) => name),
    'pictures of words that stand beside them': echoes(all),
    'hidden words without a space': joined(spoken, hidden),
  };
}

/** The names that several links have which do not lead to one place. */
function ambiguous(links: TreeNode[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { name, url = '' } of links) places.set(name, (places.get(name) ?? new Set()).add(url));
  return [...places]
    .filter(([, urls]) => urls.size > 1)
    .map(
      ([name, urls]) =>
        `‘${name}’: ${[...urls].map((url) => decodeURI(new URL(url).pathname + new URL(url).hash)).join(', ')}`,
    );
}

/** The pictures whose name is said once more by the words around them: a flag beside the name of its language. */
function echoes(all: TreeNode[]): string[] {
  return all.flatMap((node) => {
    const pictures = node.children.filter(({ role, name }) => role === 'image' && name);
    const beside = wordsOf(node).toLocaleLowerCase();
    return pictures.map(({ name }) => name).filter((name) => beside.includes(name.toLocaleLowerCase()));
  });
}

/** The words for assistive technology only that stand beside words which are seen, in a link or button. */
function hiddenWords(): string[] {
  return [...document.querySelectorAll('a .visually-hidden, button .visually-hidden')]
    .filter((element) => element.parentElement!.textContent !== element.textContent)
    .map((element) => element.textContent.trim());
}

/** What controls read with hidden words run into those before them. Chinese has no spaces to miss. */
function joined(spoken: string[], hidden: string[]): string[] {
  const letter = /(?!\p{Script=Han})[\p{L}\p{N}]/u;
  return [...new Set(hidden)]
    .filter((words) => letter.test(words.charAt(0)))
    .flatMap((words) => spoken.filter((text) => letter.test(text.charAt(text.indexOf(words) - 1))));
}

/** What stands in a control as it is handed to a screen reader, which sets no spaces of its own. */
function wordsOf(node: TreeNode): string {
  return flat(node)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join('');
}
