/** All that the build makes from `content/policies/`. */
import type { SiteConfig } from '../../src/site-config.ts';
import { writeList } from './list.ts';

/** Writes the list, the texts and the PDFs of all documents to `.generated/policies/`. */
export async function writePolicies(siteConfig: SiteConfig): Promise<void> {
  await writeList();
  // Only now: addresses are made from the list, and what follows imports it.
  const { publishPolicies } = await import('./publish.ts');
  await publishPolicies(siteConfig);
}
