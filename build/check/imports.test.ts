import { describe, expect, test } from 'vitest';
import { circleIn, importsOf, wrong } from './imports.ts';

describe('the direction of imports', () => {
  test.each([
    ['src/ui/button.tsx', 'src/routing/context.tsx'],
    ['src/pages/home/page.tsx', 'src/pages/home/hero.tsx'],
    ['src/pages/home/join.tsx', 'src/dialogs/contact-link.tsx'],
    ['build/site.ts', 'src/routing/routes.ts'],
  ])('%s may import %s', (file, target) => {
    expect(wrong(file, target)).toBeNull();
  });

  test.each([
    ['src/ui/button.tsx', 'src/shell/header/header.tsx'],
    ['src/pages/home/page.tsx', 'src/pages/services/eden.tsx'],
    ['src/forms/field.tsx', 'src/policies/viewer.tsx'],
    ['src/site-config.ts', 'build/site-config.ts'],
    ['src/routing/loaded-page.ts', 'server/static.ts'],
    ['src/unheard-of/thing.ts', 'src/routing/routes.ts'],
  ])('%s may not import %s', (file, target) => {
    expect(wrong(file, target)).not.toBeNull();
  });

  test('reads every kind of import, those of types too', () => {
    const source = [
      `import { a } from './a.ts';`,
      `import type { B } from './b.ts';`,
      `import './c.css';`,
      `import {\n  d,\n  e,\n} from '../d.ts';`,
      `export { f } from './f.ts';`,
      `const g = lazy(() => import('./g.tsx'));`,
      `import react from 'react';`,
    ].join('\n');
    expect(importsOf('src/ui/x.ts', source)).toEqual([
      'src/ui/a.ts',
      'src/ui/b.ts',
      'src/ui/c.css',
      'src/d.ts',
      'src/ui/f.ts',
      'src/ui/g.tsx',
    ]);
  });
});

test('a circle of imports is found, and named from its start to its start', () => {
  const way = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['d']],
    ['d', []],
  ]);
  expect(circleIn(way)).toBeNull();
  expect(circleIn(way.set('d', ['b']))).toEqual(['b', 'c', 'd', 'b']);
});
