import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstScreenStyles } from './first-screen.ts';
import { headingFont } from './heading-fonts.ts';
import { scriptStyles } from './script-styles.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';

const content =
  '<header class="bar"><a>E</a><dialog class="menu">x</dialog></header>' +
  '<main id="content"><section class="hero"><h1>A</h1></section><section class="below"><p>B</p></section></main>' +
  '<footer class="foot"></footer>';
const textOf = (css: string) => firstScreenStyles([css], [content]).text;

describe('the styles of the first screen', () => {
  it('are the rules whose every name stands there', () => {
    const css = '.hero h1{color:red}.bar:focus,.menu{color:blue}.below,p,.foot{color:green}';
    expect(textOf(css)).toContain('.hero h1{color:red}.bar:focus{color:blue}');
    expect(textOf(css)).not.toMatch(/menu|below|green/u);
  });

  it('need one of several names to stand there', () => {
    const css =
      ':is(.menu,.hero h1):after{color:red}:is(.menu,.foot) a{color:blue}html:has(.menu[open]){color:blue}';
    expect(textOf(css)).toContain(':is(.menu,.hero h1):after{color:red}');
    expect(textOf(css)).not.toMatch(/blue/u);
  });

  it('leave what is pointed at, and values that nothing reads, to the style sheets', () => {
    const css =
      ':root{--a:1;--b:var(--c);--c:2;--d:var(--a)}.bar{width:var(--d)}.bar:hover{color:red}.hero{--e:1}';
    expect(textOf(css)).toMatch(/^:root\{--a:1;--d:var\(--a\)\}\.bar\{width:var\(--d\)\}html\[/u);
  });

  it('take a state, a language and a direction for one that may come about', () => {
    const css = '[dir=rtl] .hero:not(:has(.gone)){color:red}h1:lang(ar){color:blue}';
    expect(textOf(css)).toContain(css);
  });

  it('keep the order of the layers, and leave out paper, web fonts and what nothing is left of', () => {
    const css =
      '@layer base,ui;@font-face{src:url(a.woff2)}@media print{.hero{color:red}}' +
      '@media (width>=1px){.foot{color:red}}@keyframes gone{to{opacity:0}}';
    expect(textOf(css)).toMatch(/^@layer base,ui;html\[data-undressed\]/u);
  });

  it('keep a fold open that a style opens, and leave out what a dialog covers', () => {
    const css =
      '.hero::details-content{content-visibility:visible}main{content-visibility:var(--covered,visible);color:red}';
    expect(textOf(css)).toContain('.hero::details-content{content-visibility:visible}main{color:red}');
  });

  it('let what waits to be laid out wait from the first paint, and as high as it will be taken for', () => {
    const css =
      '.hero h1{contain-intrinsic-block-size:auto 480px}html[data-settling] .hero h1{content-visibility:auto}';
    expect(textOf(css)).toContain(css);
  });

  it('keep what is for paper and for screens', () => {
    const css = '@media (width>=1px),print{.hero{color:red}}';
    expect(textOf(css)).toContain(css);
  });

  it('are the same for the same page, in all of its languages', () => {
    const other = content.replace('class="hero"', 'class="hero spanish"');
    const css = '.spanish{color:red}';
    expect(firstScreenStyles([css], [content, other]).text).toContain(css);
  });
});

describe('the styles of a script', () => {
  const sheet =
    '@layer base{:root{--latin:"A Stand-in",serif;--font-text:Latin,var(--latin)}' +
    ':root:lang(ar){--font-text:Arabic,"B Stand-in"}.bar{font:1px var(--font-text)}}' +
    '@font-face{font-family:A Stand-in;src:local(A)}@font-face{font-family:B Stand-in;src:local(B)}' +
    '@font-face{font-family:Latin;src:url(a.woff2)}';

  it('are its values, and the fonts of the machine that stand in for its own', () => {
    expect(scriptStyles([sheet], 'pt').text).toBe('@font-face{font-family:A Stand-in;src:local(A)}');
    expect(scriptStyles([sheet], 'ar').text).toBe(
      '@layer base{:root:lang(ar){--font-text:Arabic,"B Stand-in"}}@font-face{font-family:B Stand-in;src:local(B)}',
    );
  });

  it('are not among those of the page', () => {
    expect(textOf(sheet)).toContain('.bar{');
    expect(textOf(sheet)).not.toMatch(/lang|font-face/u);
  });
});

describe('what a first screen leaves to the style sheets', () => {
  it('is how something passes from one state to another, and what opens', () => {
    expect(textOf('.bar{color:red;transition:color 1s}.bar:has(:popover-open){color:blue}')).toContain(
      '.bar{color:red}html',
    );
  });

  it('is what is below it', () => {
    expect(textOf('main>:first-child~* .hero{color:red}')).not.toContain('red');
  });

  it('is the older word for what a browser knows by its name', () => {
    const css = '.bar{-webkit-mask-image:none;mask-image:none;-webkit-font-smoothing:auto}';
    expect(textOf(css)).toContain('.bar{mask-image:none;-webkit-font-smoothing:auto}');
  });
});

describe('the letters of a heading', () => {
  it('are a font of a few KB, the same for the same letters, and none for Chinese', async () => {
    const folder = makeTemporaryFolder('heading');
    await mkdir(`${folder}/assets`);
    const [one, other] = await Promise.all(
      ['AB', 'BBA'].map((text) => headingFont(`<h1>${text}</h1>`, 'pt', folder)),
    );
    expect(one).toBe(other);
    expect(await readdir(`${folder}/assets`)).toEqual([basename(one!)]);
    const font = await readFile(folder + one!);
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.length).toBeLessThan(2000);
    expect(await headingFont('<h1>财务自由</h1>', 'zh', folder)).toBeUndefined();
    removeTemporaryFolder(folder);
  });

  it('has the weight that the heading is set in: in Arabic the largest are lighter', async () => {
    const folder = makeTemporaryFolder('heading');
    await mkdir(`${folder}/assets`);
    const [large, smaller] = await Promise.all(
      ['h1', 'h2'].map((size) => headingFont(`<h1 class="${size}">أب</h1>`, 'ar', folder)),
    );
    expect(large).not.toBe(smaller);
    removeTemporaryFolder(folder);
  });
});
