import { LineIcon } from '../ui/line-icon.tsx';
import app from '../ui/line-icons/app.svg?raw';
import diligence from '../ui/line-icons/diligence.svg?raw';
import ethics from '../ui/line-icons/ethics.svg?raw';
import law from '../ui/line-icons/law.svg?raw';
import policies from '../ui/line-icons/policies.svg?raw';
import privacy from '../ui/line-icons/privacy.svg?raw';
import type { DocumentId } from '../policy-documents.ts';

const shapes: Record<DocumentId, string> = {
  'anti-corruption': policies,
  'due-diligence': diligence,
  'lgpd-guidelines': privacy,
  'supplier-code': ethics,
  'data-protection-law': law,
  'group-app-policies': app,
};

/** The icon of a document; each has its own. */
export function DocumentIcon({ document, size }: { document: DocumentId; size?: number }) {
  return <LineIcon shape={shapes[document]} size={size} />;
}
