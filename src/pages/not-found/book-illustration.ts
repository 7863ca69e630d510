/** The paths of the error page's illustration: the edge of an open book, with one page out of place. */

/** The size of the drawing; the spine is outside it. */
export const bookWidth = 1000;
export const bookHeight = 540;

const pages = 44;
/** The page out of place, counted from the lowest, and its offset. */
const strayPage = 27;
const slip = { x: -60, y: -64 };
const cap = 8;

/** Where the line of a page starts: along the curved edge. */
function start(page: number): [x: number, y: number] {
  const place = page / (pages - 1);
  return [Math.round(130 - 70 * Math.sin(Math.PI * place)), Math.round(500 - 400 * place)];
}

/** The curve of a page from the edge to the spine. */
function lineOf(page: number, move = { x: 0, y: 0 }): string {
  const [x, y] = start(page);
  const spine = Math.round(520 - (210 * page) / (pages - 1));
  return `M${x + move.x} ${y + move.y}C${x + 330 + move.x} ${y + move.y / 2} 620 ${spine} ${bookWidth} ${spine}`;
}

const inPlace = Array.from({ length: pages }, (_, page) => page).filter((page) => page !== strayPage);

export const pageLines = inPlace.map((page) => lineOf(page)).join('');

/** The gold edges of the pages. */
export const pageCaps = inPlace.map((page) => `M${start(page).join(' ')}h${cap}`).join('');

export const stray = lineOf(strayPage, slip);
