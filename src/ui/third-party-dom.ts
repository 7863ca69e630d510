/**
 * Page translators put text nodes into elements of their own, and extensions move what they like. React still takes
 * such a node for a child of its old parent, and `removeChild` and `insertBefore` throw for it: a whole page would be
 * lost for a word. Here the element that stands in the node's place is taken for it, and nothing where there is none
 * (https://github.com/facebook/react/issues/11538).
 */
export function tolerateThirdPartyDomChanges(): void {
  /* eslint-disable typescript/unbound-method -- They are called with the node that they are called on. */
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = standInOf(child, this);
    // What was put around it goes with it, unless that has come to hold something else as well.
    if (own?.textContent === child.textContent) removeChild.call(this, own);
    else child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <New extends Node>(this: Node, node: New, before: Node | null): New {
    return insertBefore.call(this, node, before && standInOf(before, this)) as New;
  };
}

/** The child of `parent` that is the node, or that holds it. */
function standInOf(node: Node, parent: Node): Node | null {
  let own: Node | null = node;
  while (own && own.parentNode !== parent) own = own.parentNode;
  return own;
}
