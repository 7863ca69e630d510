/**
 * The head script: the only one that runs before the first paint. It stands as text in every page, with its
 * hash in the content policy; what differs between pages stands in the attributes of its own element. This is that of the
 * addresses without language; `boot-prefixed.ts` is that of the others.
 */
import { prepareFirstPaint } from './first-paint.ts';
import { showLanguage } from './language.ts';

const shown = showLanguage();
prepareFirstPaint(shown, document.documentElement.dataset.waiting !== undefined);
