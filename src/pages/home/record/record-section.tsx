/**
 * The record far down on the home page. On the page that a visitor comes in by it stands as it was prerendered, and is
 * taken over when they come near; to a page that is gone to, and with another language, it comes with the other data.
 */
import { Suspense, use } from 'react';
import { useData, useLanguage } from '../../../routing/context.tsx';
import { comeNear, type RecordParts, recordWhenNear } from './load-record.ts';
import { useNear } from './use-near.ts';

export function RecordSection() {
  const ref = useNear<HTMLDivElement>(comeNear);
  return (
    <div ref={ref}>
      <Suspense>
        <LoadedRecord />
      </Suspense>
    </div>
  );
}

function LoadedRecord() {
  const loaded = useData<RecordParts | undefined>();
  const language = useLanguage();
  const { Record, copy } = loaded ?? use(recordWhenNear(language));
  return <Record copy={copy} />;
}
