/**
 * Back and forward before the application runs. The pages that it has changed in place are one document to the browser,
 * which that does not load again: once such a page was loaded anew, as by a phone that had put its tab away, Back would change
 * the address and nothing on the page.
 * @param loaded the address that the document was loaded from
 */
export function followHistory(loaded: string): void {
  const check = () => {
    if ('running' in document.documentElement.dataset || pageOf(location.href) === pageOf(loaded)) return;
    location.reload();
  };
  addEventListener('popstate', check);
  // It may have been pressed before this was there to hear it.
  check();
}

/** An address without its fragment. */
function pageOf(href: string): string {
  return href.replace(/#.*/u, '');
}
