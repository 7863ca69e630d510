/** Which form is open, by the address of the content manager. */
export interface Entry {
  collection: string;
  name: string;
}

/** @returns the form that an address shows: `#/collections/copy/entries/home`; null for a list or the first screen */
export function entryOf(hash: string): Entry | null {
  const [, collection, name] = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/u.exec(hash) ?? [];
  return collection && name ? { collection, name } : null;
}

/** @returns the address of a form */
export function hashOf({ collection, name }: Entry): string {
  return `#/collections/${collection}/entries/${name}`;
}

/** The name of the desk's window, for links of the pages beside it. */
export const deskWindow = 'ether-desk';
