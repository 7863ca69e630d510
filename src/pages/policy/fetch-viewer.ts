/** What PDF.js cannot do without, and no build of it supplies. */
export function canShowPdf(): boolean {
  return 'withResolvers' in Promise && 'structuredClone' in globalThis && 'CompressionStream' in globalThis;
}

/** Fetches the viewer's script; no other page does. */
export function fetchViewer() {
  return import('../../policies/viewer/viewer.tsx');
}
