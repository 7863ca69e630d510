import { describe, expect, it } from 'vitest';
import { firstScreenStyles } from './first-screen.ts';
import { headingFont } from './heading-fonts.ts';

const content =
  '<header class="bar"><a>E</a><dialog class="menu">x</dialog></header>' +
  '<main id="content"><section class="hero"><h1>A</h1></section><section class="below"><p>B</p></section></main>' +
  '<footer class="foot"></footer>';
const textOf = (css: string) => firstScreenStyles([css], [content]).text;

describe('the styles of the first screen', () => {
  it('are the rules whose every name stands there', () => {
    const css = '.hero h1{color:red}.bar:hover,.menu{color:blue}.below,p,.foot{color:green}:root{--a:1}';
    expect(textOf(css)).toContain('.hero h1{color:red}.bar:hover{color:blue}:root{--a:1}');
    expect(textOf(css)).not.toMatch(/menu|below|green/u);
  });

  it('take a state, a language and a direction for one that may come about', () => {
    const css = '[dir=rtl] .hero:not(:has(.gone)){color:red}h1:lang(ar){color:blue}';
    expect(textOf(css)).toContain(css);
  });

  it('keep the order of the layers, and leave out paper, web fonts and what nothing is left of', () => {
    const css =
      '@layer base,ui;@font-face{src:url(a.woff2)}@font-face{src:local(Arial)}@media print{.hero{color:red}}' +
      '@media (width>=1px){.foot{color:red}}@keyframes gone{to{opacity:0}}';
    expect(textOf(css)).toMatch(/^@layer base,ui;@font-face\{src:local\(Arial\)\}html\[data-undressed\]/u);
  });

  it('are the same for the same page, in all of its languages', () => {
    const other = content.replace('class="hero"', 'class="hero spanish"');
    const css = '.spanish{color:red}';
    expect(firstScreenStyles([css], [content, other]).text).toContain(css);
  });
});

describe('the letters of a heading', () => {
  it('are a font of a few KB, the same for the same letters, and none for Chinese', async () => {
    const [one, other] = await Promise.all(
      ['AB', 'BBA'].map((text) => headingFont(`<h1>${text}</h1>`, 'pt')),
    );
    expect(one).toBe(other);
    expect(Buffer.from(one!, 'base64').subarray(0, 4).toString()).toBe('wOF2');
    expect(Buffer.byteLength(one!, 'base64')).toBeLessThan(2000);
    expect(await headingFont('<h1>财务自由</h1>', 'zh')).toBeUndefined();
  });
});
