/** What may come after the first paint: a file of its own, which the head script fetches. */
import { keepUpWithChoices, rememberChoices } from './choices.ts';
import { supplyCommands } from './commands.ts';
import { filesOf, listOf } from './files.ts';
import { followHistory } from './follow-history.ts';
import { letFontsIn } from './fonts.ts';
import { setHeadingInWholeFont } from './heading.ts';
import { largestPaint } from './largest-paint.ts';
import { scrollToTarget } from './scroll-to-target.ts';
import { startWhenWanted } from './start.ts';
import { nameWebManifest } from './web-manifest.ts';

interface FirstPaint {
  /** The address that the document was loaded from. */
  href: string;
  /** Kept when the content of the page is in place, with the page that it was taken from. */
  shown: Promise<Document>;
  /** Whether that is in another language than the one that was sent. */
  isOtherLanguage: boolean;
  /** Kept when the style sheets are there, and what is below the first screen is shown. */
  dressed: Promise<void>;
  /** The font of the heading's letters, where it has one. */
  heading: Promise<FontFace | undefined>;
  /** Whether the application is wanted at the first touch alone. */
  atTouch: boolean;
  /** Kept at the first touch. */
  touched: Promise<void>;
}

export function afterPaint({
  href,
  shown,
  isOtherLanguage,
  dressed,
  heading,
  atTouch,
  touched,
}: FirstPaint): void {
  followHistory(href);
  supplyCommands();
  rememberChoices();
  keepUpWithChoices();
  nameWebManifest();
  // What is hidden cannot be scrolled to.
  if (isOtherLanguage) void Promise.all([shown, dressed]).then(scrollToTarget);
  // On a phone they would be fetched beside the picture.
  const decided = letFontsIn(Promise.all([dressed, atTouch ? largestPaint() : shown]));
  void Promise.all([heading, dressed, decided]).then(([face]) => face && setHeadingInWholeFont(face));
  void shown.then((page) => {
    const { entry = '', graph } = filesOf(page);
    startWhenWanted(entry, listOf(graph), atTouch, touched);
  });
}
