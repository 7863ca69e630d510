/**
 * Names the web application manifest (`build/manifest.ts`). What a home screen shows is nothing that a reader waits for: in
 * the head a browser may fetch it beside the picture.
 */
export function nameWebManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
