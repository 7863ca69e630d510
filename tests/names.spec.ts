/** What controls are called, as the browser tells assistive technology: on every page, in every language. */
import type { CDPSession } from '@playwright/test';
import { expect, test, visit } from './base.ts';
import { pages } from './pages.ts';

/** A node of the accessibility tree, with what stands in it. */
interface TreeNode {
  role: string;
  name: string;
  url: string | undefined;
  children: TreeNode[];
}

for (const { name, language, path } of pages) {
  test(`${language} ${name}: names stand alone`, async ({ page }) => {
    await visit(page, path);
    const tree = await readTree(await page.context().newCDPSession(page));
    const all = flat(tree);
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

    const hidden = await page.evaluate(hiddenWords);
    const spoken = all.filter(({ role }) => role === 'link' || role === 'button').map(spokenText);
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
function spokenText(node: TreeNode): string {
  return flat(node)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join('');
}

function flat(node: TreeNode): TreeNode[] {
  return [node, ...node.children.flatMap(flat)];
}

async function readTree(session: CDPSession): Promise<TreeNode> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: (typeof nodes)[number]): TreeNode => ({
    role: node.ignored ? '' : String(node.role?.value),
    name: String(node.name?.value ?? ''),
    url: node.properties?.find((property: { name: string }) => property.name === 'url')?.value.value as
      string | undefined,
    children: (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).map(read),
  });
  return read(nodes[0]!);
}
