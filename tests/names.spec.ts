/** What controls are called, as the browser tells assistive technology: on every page, in every language. */
import { expect, test, visit } from './base.ts';
import { flat, readTree, type TreeNode } from './accessibility-tree.ts';
import { pages } from './pages.ts';

for (const { name, language, path } of pages) {
  test(`${language} ${name}: names stand alone`, async ({ page }) => {
    await visit(page, path);
    const all = flat(await readTree(page));
    const links = all.filter(({ role }) => role === 'link');
    expect(links.length).toBeGreaterThan(8);
    expect(ambiguous(links), 'links of one name to several places').toEqual([]);

    const crowded = all.filter(
      (node) =>
        node.role === 'heading' && flat(node).some(({ role }) => role === 'link' || role === 'button'),
    );
    expect(
      crowded.map(({ name: heading }) => heading),
      'headings with a control in them',
    ).toEqual([]);

    expect(echoes(all), 'pictures of words that stand beside them').toEqual([]);

    const hidden = await page.evaluate(hiddenWords);
    const spoken = all.filter(({ role }) => role === 'link' || role === 'button').map(wordsOf);
    expect(joined(spoken, hidden), 'hidden words without a space').toEqual([]);
  });
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
