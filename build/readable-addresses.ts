/**
 * The addresses of a page in the letters that a reader sees: `/ar/policies/سياسة` and not `/ar/policies/%D8%B3…`. A browser
 * asks for the same; but what stands in the words of the page as well, compression takes away.
 */

/**
 * Writes the links of a page to the site itself without escapes, where that says the same. React compares no attributes when
 * it takes a page over.
 * @param html a page, or a part of one
 */
export function readableAddresses(html: string): string {
  return html.replaceAll(/(?<= href=")\/[^"]*%[^"]*(?=")/gu, (address) => {
    const readable = decodeURI(address);
    return /["<>&\s]/u.test(readable) ? address : readable;
  });
}
