/**
 * Structured data (schema.org, as JSON-LD): what a page says, in the words that the page says it in. Nothing
 * stands here that is not on the page or in the configuration: no prices, no addresses, no ratings.
 */
import type { Graph, Thing } from 'schema-dts';
import { listingOf } from '../listing.ts';
import { catalogue } from './catalogue.ts';
import type { Described } from './described.ts';
import { organisation, website } from './organisation.ts';
import { breadcrumbs, document, webPage } from './page.ts';

/** The element for the head of a page; nothing for a page that is not to be listed. */
export function structuredData(described: Described): string {
  if (listingOf(described.page.match.route).unlisted) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': graphOf(described) };
  const json = JSON.stringify(graph);
  // The text of a script ends at the first `</script`, whatever it stands in.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The things that a page is about: the bank, the site, the page, the way to it, and what it offers or publishes. */
function graphOf(described: Described): Thing[] {
  return [
    organisation(described),
    website(described),
    webPage(described),
    ...breadcrumbs(described),
    ...catalogue(described),
    ...document(described),
  ];
}
