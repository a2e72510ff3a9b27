import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../session/memory-storage.ts';

const storage = memoryStorage();

const load = async () => {
  vi.resetModules();
  return { session: await import('../session/session.ts'), answers: await import('./kept-answers.ts') };
};
const anna = { id: 'anna' } as never;

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { querySelector: () => ({ content: 'one' }) });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Anna is signed in and has loaded one response, and one that is marked as secret. */
const annaHasLoaded = async () => {
  const { session, answers } = await load();
  session.startSession('token', anna);
  const client = new QueryClient();
  answers.keepAnswers(client);
  client.setQueryData(['profile', 'travis'], { phoneNumber: '(574) 555-0142' });
  client.getQueryCache().build(client, { queryKey: ['payment-intent', 'pi'], meta: { kept: false } });
  client.setQueryData(['payment-intent', 'pi'], { clientSecret: 'pi_secret' });
  await vi.advanceTimersByTimeAsync(2000);
  return { session, answers };
};
const written = () => storage.getItem('plumbline.answers');

/** The cached queries of a visit that starts with or without a connection. */
const foundIn = (keepAnswers: (client: QueryClient) => void, online: boolean) => {
  onlineManager.setOnline(online);
  const next = new QueryClient();
  keepAnswers(next);
  return { next, found: next.getQueryData(['profile', 'travis']) };
};
const TRAVIS = { phoneNumber: '(574) 555-0142' };

it('the offline cache restores offline what the same user loaded, and no secret of a payment', async () => {
  const { answers } = await annaHasLoaded();
  expect(written()).not.toContain('pi_secret');
  expect(foundIn(answers.keepAnswers, false).found).toEqual(TRAVIS);
});

it('the offline cache requests again with a connection, until it is lost', async () => {
  const { answers } = await annaHasLoaded();
  const { next, found } = foundIn(answers.keepAnswers, true);
  expect(found).toBeUndefined();
  onlineManager.setOnline(false);
  expect(next.getQueryData(['profile', 'travis'])).toEqual(TRAVIS);
});

it('the offline cache keeps what earlier visits loaded next to what this one loads', async () => {
  const { answers } = await annaHasLoaded();
  const { next } = foundIn(answers.keepAnswers, true);
  next.setQueryData(['jobs'], ['Framer']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(written()).toContain('(574) 555-0142');
  expect(written()).toContain('Framer');
});

it.each([
  ['another user', { owner: 'boris' }],
  ['another build', { build: 'two' }],
  ['more than a day later', { at: 0 }],
])('the offline cache forgets a response for %s', async (_who, change) => {
  const { answers } = await annaHasLoaded();
  storage.setItem('plumbline.answers', JSON.stringify({ ...JSON.parse(written() ?? ''), ...change }));
  expect(foundIn(answers.keepAnswers, false).found).toBeUndefined();
  expect(written()).toBeNull();
});

it('the offline cache writes nothing once the user has signed out, here or in another tab', async () => {
  const { session } = await annaHasLoaded();
  const client = new QueryClient();
  const { keepAnswers } = await import('./kept-answers.ts');
  keepAnswers(client);
  client.setQueryData(['profile', 'travis'], TRAVIS);
  session.endSession();
  await vi.advanceTimersByTimeAsync(2000);
  expect(written()).toBeNull();

  session.startSession('token', anna);
  client.setQueryData(['profile', 'travis'], TRAVIS);
  storage.clear();
  storage.setItem('plumbline.session', JSON.stringify({ userInfo: { id: 'boris' } }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(written()).toBeNull();
});
