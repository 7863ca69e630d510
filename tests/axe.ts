/** Accessibility (a11y): what axe-core finds on a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from './base.ts';

/** The standard: WCAG 2.2 at level AA, and what is good practice beyond it. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Scans a page, or a part of it.
 * @param part a selector
 * @returns one line a fault, with the place
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // Else what was found to be right is described as well, which takes longer than to find it.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standard);
  if (part) builder.include(part);
  // A page has no frames: what was found need not be put together from several.
  const { violations: found } = await builder.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
