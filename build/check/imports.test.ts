import { describe, expect, test } from 'vitest';
import { wrong } from './imports.ts';

describe('the direction of imports', () => {
  test.each([
    ['src/ui/button.tsx', 'src/navigation/context.tsx'],
    ['src/pages/home/page.tsx', 'src/pages/home/hero.tsx'],
    ['src/pages/home/join.tsx', 'src/dialogs/contact-link.tsx'],
    ['build/site.ts', 'src/routes.ts'],
  ])('%s may import %s', (file, target) => {
    expect(wrong(file, target)).toBeNull();
  });

  test.each([
    ['src/ui/button.tsx', 'src/shell/header/header.tsx'],
    ['src/pages/home/page.tsx', 'src/pages/services/eden.tsx'],
    ['src/forms/field.tsx', 'src/policies/viewer.tsx'],
    ['src/site-config.ts', 'build/site-config.ts'],
    ['src/navigation/loaded-page.ts', 'server/static.ts'],
    ['src/unheard-of/thing.ts', 'src/routes.ts'],
  ])('%s may not import %s', (file, target) => {
    expect(wrong(file, target)).not.toBeNull();
  });
});
