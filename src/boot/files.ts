/** The files of a page, which the element of its head script names. */

/** Addresses, with a space between them. */
export function listOf(addresses = ''): string[] {
  return addresses.split(' ').filter(Boolean);
}

export function filesOf(page: Document): DOMStringMap {
  return page.querySelector<HTMLElement>('script[data-entry]')!.dataset;
}
