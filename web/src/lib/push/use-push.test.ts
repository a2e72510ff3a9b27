import { beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../session/browser-storage.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { leavePush } from './use-push.ts';

const asked = vi.hoisted((): unknown[] => []);
vi.mock('../api/call.ts', () => ({
  call: async (name: string, { params }: { params: { id: string } }) => asked.push([name, params.id]),
}));

const unsubscribe = vi.fn(async () => true);
beforeEach(() => {
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  asked.length = 0;
  unsubscribe.mockClear();
  return () => vi.unstubAllGlobals();
});

it('a logout ends the subscription of the browser and removes its device [ACC-32]', async () => {
  writeStored('pushDevice', 'a'.repeat(24));
  await leavePush();
  expect(asked).toEqual([['DELETE /api/push/devices/{id}', 'a'.repeat(24)]]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('a logout ends the subscription of the browser when the id of its device is unknown [ACC-32]', async () => {
  await leavePush();
  expect(asked).toEqual([]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});
