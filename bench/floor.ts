/**
 * The floor: what somebody would write by hand who wants nothing but the first screen of our home page. Its header, the
 * words and the picture of its opening, their styles in the file, fonts of the machine, no script.
 */
import { load } from 'cheerio';

/**
 * @param html the file of the home page
 * @returns the file of the floor
 */
export function floorOf(html: string): string {
  const $ = load(html);
  $(
    'script, noscript, link:not([as=image]), meta[property], meta[name^=twitter], meta[name=theme-color]',
  ).remove();
  $('#root').children().not('header, main').remove();
  $('main').children().slice(1).remove();
  $('[popover], dialog').remove();
  return $.html();
}
