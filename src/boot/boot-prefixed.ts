/** The head script of addresses with a language: a third of it, since nothing is to be found out. */
import { prepareFirstPaint } from './first-paint.ts';
import { parsed } from './parsed.ts';

prepareFirstPaint(parsed(), false);
