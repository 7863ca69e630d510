/** The name as outlines, on a baseline at 0 (`art/wordmark.mjs`). Apart, because no script of a page needs it. */
import outlines from './wordmark-path.json' with { type: 'json' };

export const wordmarkPath = outlines.path;
