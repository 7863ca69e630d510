/** The first frame that a visitor sees is in their language. */
import { directionOf } from '../../src/language/languages.ts';
import { expect, test, visit } from '../base.ts';
import { languages } from '../pages.ts';
import { foreignTexts } from '../words.ts';
import { shows, store } from './languages.ts';

test.describe('never a frame of another language', () => {
  for (const language of languages.filter((each) => each !== 'pt')) {
    test(`${language}, with a cold cache on a slow network`, async ({ page, context }) => {
      await store(context, 'localStorage', language);
      await context.addInitScript(watchFrames);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      const bytes = (1.6 * 1024 * 1024) / 8;
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: bytes,
        uploadThroughput: bytes,
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

      await visit(page, '/about-us');
      await shows(page, language);
      const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
      expect(frames.length, 'frames with words').toBeGreaterThan(0);
      for (const frame of frames) {
        expect(frame).toMatchObject({ lang: language, dir: directionOf(language) });
        expect(foreignTexts(frame.texts, language)).toEqual([]);
      }
    });
  }
});

interface Frame {
  lang: string;
  dir: string;
  texts: string[];
}

/** Runs in the page, before anything else: notes what each frame shows, once its words change. */
function watchFrames(): void {
  const frames: Frame[] = [];
  (window as unknown as { frames: Frame[] }).frames = frames;
  let last = '';
  const look = () => {
    requestAnimationFrame(look);
    const { documentElement: root, body } = document;
    if (!body || getComputedStyle(body).visibility === 'hidden') return;
    // `innerText` has only what is rendered; each line is a text of its own. What names another language itself, as a
    // link to it, is in that on purpose.
    const named = new Set(
      [...body.querySelectorAll<HTMLElement>('main [lang]')].map(({ innerText }) => innerText.trim()),
    );
    const said = body.innerText;
    const state = `${root.lang} ${root.dir} ${said}`;
    if (said.trim() === '' || state === last) return;
    last = state;
    frames.push({
      lang: root.lang,
      dir: root.dir,
      texts: said
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !named.has(line)),
    });
  };
  requestAnimationFrame(look);
}
