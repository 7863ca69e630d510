/** All that the build makes from `content/policies/`. */
import { writeList } from './list.ts';

/** Writes the list, the texts and the PDFs of all documents to `.generated/policies/`. */
export async function writePolicies(): Promise<void> {
  await writeList();
}
