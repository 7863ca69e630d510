import { LeafIcon } from '../ui/leaf-icon.tsx';
import type { LeafShape } from '../ui/leaf-shapes/leaf.ts';
import { app, ethics, law, policies, privacy } from '../ui/leaf-shapes/policies.ts';
import { type DocumentId, documents, type GroupId } from '../policy-documents.ts';

const shapes: Record<GroupId, LeafShape> = { policies, privacy, ethics, lgpd: law, app };

/** The icon of the group that a document belongs to. */
export function GroupIcon({ document, size }: { document: DocumentId; size?: number }) {
  const { group } = documents.find(({ id }) => id === document)!;
  return <LeafIcon shape={shapes[group]} size={size} />;
}
