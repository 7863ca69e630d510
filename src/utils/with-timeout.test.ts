import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileTimeoutMs, withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('settles as the promise does', async () => {
  await expect(withTimeout(Promise.resolve('words'))).resolves.toBe('words');
  await expect(withTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects after the timeout', async () => {
  const outcome = withTimeout(new Promise(() => {})).catch(String);
  await vi.advanceTimersByTimeAsync(fileTimeoutMs);
  expect(await outcome).toContain('in time');
});
