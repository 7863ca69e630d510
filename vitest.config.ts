import { defineConfig } from 'vitest/config';
import { writeList } from './build/policies/list.ts';
import { sharedConfig } from './build/vite/config.ts';

// What the rules are tested with is made from the policies.
await writeList();

export default defineConfig({
  ...sharedConfig(process.env),
  logLevel: 'error',
  test: {
    include: ['tests/files/**/*.test.ts', '{src,build,server,deploy,content,art}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'build/test-run-folder.ts',
    // On a busy machine a test may take its time; none waits longer than it takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
