/** Screens that are loaded or under way, so that a page fetched ahead is there when it is wanted. */
import type { Language } from './language/languages.ts';
import { loadScreen, type Screen } from './screen.ts';

const screens = new Map<string, Promise<Screen>>();

/**
 * The screen of a path in a language; loaded once. A failed load is forgotten, so that it can be tried again.
 * @throws when its files cannot be fetched
 */
export function screenOf(path: string, language: Language): Promise<Screen> {
  const key = `${language} ${path}`;
  let screen = screens.get(key);
  if (!screen) {
    screen = loadScreen(path, language);
    screens.set(key, screen);
    screen.catch(() => screens.delete(key));
  }
  return screen;
}
