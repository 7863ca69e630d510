/** What has to be decided before the first paint; the rest is in `after-paint.ts`, which is fetched when it does not hold that up. */
import { filesOf, listOf } from './files.ts';
import { setHeading } from './heading.ts';
import { largestPaint } from './largest-paint.ts';
import { beginToSettle } from './settling.ts';
import { dressInTime } from './styles.ts';
import { firstTouch, waitsForTouch } from './untouched.ts';
import { wait } from './wait.ts';

/** Below the first screen there are words to read, and a slow picture does not keep them longer than this; in milliseconds. */
const longestWait = 3000;

/**
 * Marks the page for its styles, and fetches what it needs in the order in which it needs it.
 * @param shown kept when the content of the page is in place, with the page that it was taken from
 * @param isOtherLanguage whether that is another than the one that was sent
 */
export function prepareFirstPaint(shown: Promise<Document>, isOtherLanguage: boolean): void {
  const { dataset } = document.documentElement;
  const { sheets, after } = filesOf(document);
  const { href } = location;
  const atTouch = waitsForTouch();
  const touched = firstTouch();
  // No web font but that of the heading, until they are there (`fonts.ts`).
  dataset.fonts = 'later';
  // The styles hold the pictures below the first screen back (src/ui/picture.module.css).
  if (atTouch) dataset.untouched = '';
  void touched.then(() => delete dataset.untouched);
  beginToSettle(touched);
  // A policy whose text is asked for stands in no frame (`src/pages/policy/view.ts`).
  if (/view=text|#section-/.test(href)) dataset.view = 'text';

  // Each language's page names its own files, so they are read from the page whose content is shown.
  const heading = (isOtherLanguage ? shown : Promise.resolve(document)).then((page) => {
    const { heading: address } = filesOf(page);
    return address ? setHeading(address) : undefined;
  });

  // What stands in the file is dressed for its own language, and an address within the page leads below the first screen.
  const late = atTouch && !isOtherLanguage && location.hash === '';
  const mayCome = late
    ? Promise.race([heading.then(largestPaint), touched, wait(longestWait)])
    : Promise.resolve();
  const dressed = dressInTime(listOf(sheets), mayCome);

  const load = async () => {
    const { afterPaint } = (await import(/* @vite-ignore */ after!)) as typeof import('./after-paint.ts');
    afterPaint({ href, shown, isOtherLanguage, dressed, heading, atTouch, touched });
  };
  // What could not be fetched is asked for again at the first touch.
  void mayCome.then(load).catch(() => touched.then(load));
}
