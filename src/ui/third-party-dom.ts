/**
 * Page translators wrap text nodes in elements of their own, and extensions move nodes. React's `removeChild`
 * and `insertBefore` then throw, and the whole page is lost. These versions use the element that now contains
 * the node, or do nothing (https://github.com/facebook/react/issues/11538).
 */
export function tolerateThirdPartyDomChanges(): void {
  /* eslint-disable typescript/unbound-method -- They are called with the node that they are called on. */
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = childContaining(child, this);
    // The wrapper is removed too, unless it contains anything else.
    if (own?.textContent === child.textContent) removeChild.call(this, own);
    else child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <New extends Node>(this: Node, node: New, before: Node | null): New {
    return insertBefore.call(this, node, before && childContaining(before, this)) as New;
  };
}

/** The child of `parent` that is the node or contains it. */
function childContaining(node: Node, parent: Node): Node | null {
  let own: Node | null = node;
  while (own && own.parentNode !== parent) own = own.parentNode;
  return own;
}
