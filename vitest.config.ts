import { configDefaults, defineConfig } from 'vitest/config';
import { writeList } from './build/policies/list.ts';
import { sharedConfig } from './build/vite/config.ts';

// What the rules are tested with is made from the policies.
await writeList();

/** What takes long, since it compiles every PDF: by night alone (`npm run test:all`). */
const slow = ['build/policies/{pdf,texts}.test.ts'];

export default defineConfig({
  ...sharedConfig(process.env),
  test: {
    environment: 'node',
    // On a busy machine a test may take its time; none waits longer than it takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,build,server,deploy,content,art}/**/*.test.{ts,tsx}'],
          exclude: process.env.NIGHTLY ? configDefaults.exclude : [...configDefaults.exclude, ...slow],
        },
      },
      // They read what has been built, once for all of them.
      {
        extends: true,
        test: {
          name: 'files',
          include: ['tests/files/*.test.ts', ...(process.env.NIGHTLY ? ['tests/nightly/*.test.ts'] : [])],
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
