import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchBuildHash, watchVersion } from './version.ts';

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { querySelector: () => ({ content: 'old' }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

it('[SHL-21] the version check requests the hash with a timestamp', async () => {
  fetched.mockResolvedValue(answer({ hash: 'abc' }));
  expect(await fetchBuildHash(1234)).toBe('abc');
  expect(fetched.mock.lastCall?.[0]).toBe('/version.json?t=1234');
});

it("[SHL-21] the version check fails with the server's message or 'Error: Network Error'", async () => {
  fetched.mockResolvedValueOnce(answer({ message: 'Closed for repairs' }, 503));
  await expect(fetchBuildHash()).rejects.toThrow('Closed for repairs');
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
  await expect(fetchBuildHash()).rejects.toThrow('Error: Network Error');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchBuildHash()).rejects.toThrow('Error: Network Error');
});

it('[SHL-21] the version check checks every 120000 ms and announces a change once', async () => {
  fetched.mockImplementation(async () => answer({ hash: fetched.mock.calls.length < 2 ? 'old' : 'new' }));
  const onChange = vi.fn();
  const stop = watchVersion(onChange);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(fetched).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([fetched.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(240_000);
  expect([fetched.mock.calls.length, onChange.mock.calls.length]).toEqual([2, 1]);
  stop();
});

it('[SHL-21] [API-06] the version check only logs a failure and continues', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const onChange = vi.fn();
  const stop = watchVersion(onChange);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(log.mock.calls).toEqual([['Error: Network Error'], ['Error: Network Error']]);
  expect(onChange).not.toHaveBeenCalled();
  stop();
});
