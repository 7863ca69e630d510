/** Reads the elements of a built page without a browser; that the page is valid HTML is tested elsewhere. */

export interface ElementTag {
  name: string;
  /** The attributes, by their name in small letters. */
  attributes: Record<string, string | undefined>;
}

/** Every element of a page, in order; what stands in scripts and comments is none. */
export function elementsOf(html: string): ElementTag[] {
  const markup = html.replaceAll(/<!--[\s\S]*?-->|(<script\b[^>]*>)[\s\S]*?<\/script>/gu, '$1');
  return [...markup.matchAll(/<([a-z][\w:-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/giu)].map(
    ([, name, text]) => ({ name: name!.toLowerCase(), attributes: attributesOf(text!) }),
  );
}

/** The attributes of a tag; one without a value is empty. */
export function attributesOf(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/gu)].map(([, name, value]) => [
      name!.toLowerCase(),
      decoded(value ?? ''),
    ]),
  );
}

/** A text of HTML or XML with its five entities resolved. */
export function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
