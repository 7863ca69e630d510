import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileTimeoutMs, withinTime } from './within-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what comes in time, and waits no longer', async () => {
  await expect(withinTime(Promise.resolve('words'))).resolves.toBe('words');
  await expect(withinTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up what never comes', async () => {
  const outcome = withinTime(new Promise(() => {})).catch(String);
  await vi.advanceTimersByTimeAsync(fileTimeoutMs);
  expect(await outcome).toContain('in time');
});
