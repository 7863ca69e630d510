/**
 * The head script: the only one that runs before the first paint. It stands as text in every page, with its
 * hash in the content policy; what differs between pages stands in the attributes of its own element.
 */
import { supplyCommands } from './commands.ts';
import { holdFontsBack, setHeading } from './fonts.ts';
import { keepUpWithChoices, rememberChoices, scrollToTarget, showLanguage } from './language.ts';
import { largestPaint } from './largest-paint.ts';
import { startWhenWanted } from './start.ts';
import { dressInTime } from './styles.ts';
import { holdPicturesBack, waitsForTouch } from './untouched.ts';

const root = document.documentElement;
const atTouch = waitsForTouch();
const shown = showLanguage();
const isOtherLanguage = root.dataset.waiting !== undefined;
// What stands in the file is dressed for its own language, and an address within the page leads below the first screen.
const late = atTouch && !isOtherLanguage && location.hash === '';
const dressed = dressInTime(listOf(filesOf(document).sheets), late);
// What is hidden cannot be scrolled to.
if (isOtherLanguage) void Promise.all([shown, dressed]).then(scrollToTarget);
if (atTouch) holdPicturesBack();
// On a phone they would be fetched beside the picture.
holdFontsBack(Promise.all([dressed, atTouch ? largestPaint() : shown]));
supplyCommands();
rememberChoices();
keepUpWithChoices();
// Each language's page names its own files, so they are read from the page whose content is shown.
if (!isOtherLanguage) void setHeading(filesOf(document).heading, dressed);
void shown.then((page) => {
  const { entry = '', graph, heading } = filesOf(page);
  if (page !== document) void setHeading(heading, dressed);
  startWhenWanted(entry, listOf(graph), atTouch);
});

/** Addresses, with a space between them. */
function listOf(addresses = ''): string[] {
  return addresses.split(' ').filter(Boolean);
}

function filesOf(page: Document): DOMStringMap {
  return page.querySelector<HTMLElement>('script[data-entry]')!.dataset;
}
