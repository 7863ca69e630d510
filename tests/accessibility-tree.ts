/** The accessibility tree: what the browser tells assistive technology of a page. */
import type { Page } from './base.ts';

/** A node of the accessibility tree, with what stands in it. */
export interface TreeNode {
  role: string;
  name: string;
  url: string | undefined;
  children: TreeNode[];
}

/** A node, and all that stands in it, in the order in which it is read. */
export function flat(node: TreeNode): TreeNode[] {
  return [node, ...node.children.flatMap(flat)];
}

/** Reads the accessibility tree of a page as it is now. */
export async function readTree(page: Page): Promise<TreeNode> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: (typeof nodes)[number]): TreeNode => ({
    role: node.ignored ? '' : String(node.role?.value),
    name: String(node.name?.value ?? ''),
    url: node.properties?.find((property: { name: string }) => property.name === 'url')?.value.value as
      string | undefined,
    children: (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).map(read),
  });
  await session.detach();
  return read(nodes[0]!);
}
