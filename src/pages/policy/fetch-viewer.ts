/** What PDF.js cannot do without, and no build of it supplies. */
export function canShowPdf(): boolean {
  return 'withResolvers' in Promise && 'structuredClone' in globalThis && 'CompressionStream' in globalThis;
}

/** Fetches the viewer's script; no other page does. */
export function fetchViewer() {
  return import('../../policies/viewer/viewer.tsx');
}

/** Fetches the viewer and starts its worker, when the PDF will probably be wanted. */
export function prepareViewer(): void {
  if (!canShowPdf()) return;
  // If it fails, it is fetched again, and its failure told, when it is wanted.
  fetchViewer().then(
    ({ sharedWorker }) => sharedWorker(),
    () => {},
  );
}
