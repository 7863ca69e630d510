import { expect, test } from 'vitest';
import { circleIn, circles } from './circles.ts';
import { importsOf } from './read.ts';

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

test('a circle of folders is told where it is, though no two of their files are in one', () => {
  const imports = new Map([
    ['build/site.ts', ['deploy/headers.ts']],
    ['deploy/headers.test.ts', ['build/site-config.ts', 'deploy/headers.ts']],
    ['src/forms/email/send.ts', ['src/forms/store.ts']],
    ['src/forms/store.ts', ['src/forms/email/outcome.ts', 'src/site-config.ts']],
  ]);
  expect(circles(imports)).toEqual([
    'a circle in the project: build → deploy → build (build/site.ts imports deploy/headers.ts; deploy/headers.test.ts imports build/site-config.ts)',
    'a circle in src/forms: email → store.ts → email (src/forms/email/send.ts imports src/forms/store.ts; src/forms/store.ts imports src/forms/email/outcome.ts)',
  ]);
});
