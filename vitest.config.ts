import { defineConfig } from 'vitest/config';
import { sharedConfig } from './build/vite/config.ts';

export default defineConfig({
  ...sharedConfig(process.env),
  test: { include: ['{src,build,server,deploy,content}/**/*.test.{ts,tsx}'], environment: 'node' },
});
