import { fileTimeoutMs } from '../language/within-time.ts';

/**
 * Browsers paint nothing before the style sheets are there. One that does not come in time is waited for no longer:
 * the words stand without it, and are dressed when it comes.
 */
export function paintInTime(): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.sheet) continue;
      // A sheet for paper holds nothing back on a screen.
      link.media = 'print';
      link.onload = () => link.removeAttribute('media');
    }
  }, fileTimeoutMs);
}
