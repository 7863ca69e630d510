/** The drawing of the error page: the edge of a book that lies open to the reader, and one page out of place. */

/** The field that the drawing fills; the spine lies beyond its end. */
export const bookWidth = 1000;
export const bookHeight = 540;

const pages = 44;
/** The page that has slipped out, counted from the lowest, and how far. */
const strayPage = 27;
const slip = { x: -60, y: -64 };
const cap = 8;

/** Where a page begins: the edge is hollow, and higher than the spine. */
function start(page: number): [x: number, y: number] {
  const place = page / (pages - 1);
  return [Math.round(130 - 70 * Math.sin(Math.PI * place)), Math.round(500 - 400 * place)];
}

/** A page sinks from its edge to the spine, where all lie close. */
function lineOf(page: number, move = { x: 0, y: 0 }): string {
  const [x, y] = start(page);
  const spine = Math.round(520 - (210 * page) / (pages - 1));
  return `M${x + move.x} ${y + move.y}C${x + 330 + move.x} ${y + move.y / 2} 620 ${spine} ${bookWidth} ${spine}`;
}

const inPlace = Array.from({ length: pages }, (_, page) => page).filter((page) => page !== strayPage);

/** The pages that lie where they should. */
export const pageLines = inPlace.map((page) => lineOf(page)).join('');

/** Their gilded edges. */
export const pageCaps = inPlace.map((page) => `M${start(page).join(' ')}h${cap}`).join('');

/** The one that does not. */
export const stray = lineOf(strayPage, slip);
