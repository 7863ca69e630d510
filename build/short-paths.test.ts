import { expect, it } from 'vitest';
import { plainIcons, shortPaths } from './short-paths.ts';

it('writes the same lines from point to point', () => {
  expect(shortPaths('<path d="M12 26L12 70M18 22.38L18 73.62"></path>')).toBe(
    '<path d="M12 26v44m6-47.6v51.2"></path>',
  );
});

it('leaves what is no path, and the dots that are lines of no length', () => {
  expect(shortPaths('<p id="d">d="M"</p>')).toBe('<p id="d">d="M"</p>');
  expect(shortPaths('<path d="M8 8h0"/>')).toBe('<path d="M8 8h0"/>');
  expect(shortPaths('<path d="M600 0h0M900 30h0"/>')).toMatch(/h0.*h0/u);
});

it('takes from icons what a page has no use for', () => {
  const icon = (classes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="18" class="tabler-icon tabler-icon-arrow-right ${classes}">`;
  expect(plainIcons(icon('arrow'))).toBe('<svg width="18" class="arrow">');
  expect(plainIcons(icon(''))).toBe('<svg width="18">');
});
