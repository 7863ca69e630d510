import { configDefaults, defineConfig } from 'vitest/config';
import { writeList } from './build/policies/list.ts';
import { sharedConfig } from './build/vite/config.ts';

// Tests import the list, which is generated from the policies.
await writeList();

/** Slow, because it compiles every PDF: only with `npm run test:all`. */
const slow = ['build/policies/pdf.test.ts'];

export default defineConfig({
  ...sharedConfig(process.env),
  test: {
    environment: 'node',
    // Generous, for busy machines; nothing waits longer than it has to.
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
      // Not isolated, so that the built site is read once for all files.
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
