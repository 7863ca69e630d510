import { LeafIcon } from '../ui/leaf-icon.tsx';
import type { LeafShape } from '../ui/leaf-shapes/leaf.ts';
import { app, diligence, ethics, law, policies, privacy } from '../ui/leaf-shapes/policies.ts';
import type { DocumentId } from '../policy-documents.ts';

const shapes: Record<DocumentId, LeafShape> = {
  'anti-corruption': policies,
  'due-diligence': diligence,
  'lgpd-guidelines': privacy,
  'supplier-code': ethics,
  'data-protection-law': law,
  'group-app-policies': app,
};

/** The icon of a document: each has its own, so that it tells one from another in a list. */
export function DocumentIcon({ document, size }: { document: DocumentId; size?: number }) {
  return <LeafIcon shape={shapes[document]} size={size} />;
}
