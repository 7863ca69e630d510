/** Accessibility (a11y): what axe-core finds on a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from './base.ts';

/** WCAG 2.2 level AA, and best practices. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Scans a page, or a part of it.
 * @param part a selector
 * @returns one line per violation, with its element
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // Violations only: describing what passes takes longer than the scan.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standard);
  if (part) builder.include(part);
  // Legacy mode, because pages have no frames to combine.
  const { violations: found } = await builder.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
