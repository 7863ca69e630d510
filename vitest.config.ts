import { defineConfig } from 'vitest/config';
import { writeList } from './build/policies/list.ts';
import { sharedConfig } from './build/vite/config.ts';

// What the rules are tested with is made from the policies.
await writeList();

export default defineConfig({
  ...sharedConfig(process.env),
  test: { include: ['{src,build,server,deploy,content}/**/*.test.{ts,tsx}'], environment: 'node' },
});
