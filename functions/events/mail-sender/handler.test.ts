import type { SQSRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClockOffset } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import type { putIntoQueue as PutIntoQueue } from '../../platform/mail-queue/mail-queue.ts';
import { PassingError } from '../../platform/passing-errors.ts';
import type { sendQueuedMail as SendQueuedMail } from '../../services/notifications/queued/send-queued-mail.ts';
import { handler } from './handler.ts';

// The files of a worker share modules. A mock without a factory can then exist twice, with other functions each time.
const { putIntoQueue, sendQueuedMail } = vi.hoisted(() => ({
  putIntoQueue: vi.fn<typeof PutIntoQueue>(),
  sendQueuedMail: vi.fn<typeof SendQueuedMail>(),
}));
vi.mock('../../platform/mail-queue/mail-queue.ts', () => ({ putIntoQueue }));
vi.mock('../../services/notifications/queued/send-queued-mail.ts', () => ({ sendQueuedMail }));

const HOUR_MS = 3_600_000;

const messageOf = (user: string, more: object = {}) => ({
  queue: 'matches',
  since: new Date().toISOString(),
  tries: 0,
  mail: { type: 'match', user, seeker: 's', job: 'j', foundAt: '2026-11-29T10:00:00.000Z' },
  ...more,
});
const recordOf = (messageId: string, body: unknown): SQSRecord =>
  ({ messageId, body: typeof body === 'string' ? body : JSON.stringify(body) }) as SQSRecord;
const run = (...records: SQSRecord[]) => handler({ Records: records });

beforeEach(() => {
  putIntoQueue.mockReset().mockResolvedValue();
  sendQueuedMail.mockReset().mockResolvedValue();
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.spyOn(logger, 'warn').mockReturnValue();
  vi.stubEnv('MAIL_QUEUE_RATE', '1000');
});
afterEach(() => setClockOffset(0));

describe('the sender of a queue', () => {
  it('sends every e-mail of a batch, and reports none', async () => {
    expect(await run(recordOf('1', messageOf('a')), recordOf('2', messageOf('b')))).toEqual({ batchItemFailures: [] });
    expect(sendQueuedMail.mock.calls.map(([mail]) => 'user' in mail && mail.user)).toEqual(['a', 'b']);
  });

  it('puts an e-mail that fails by a passing error back with a growing delay, and sends the others', async () => {
    sendQueuedMail.mockImplementation(async (mail) => {
      if ('user' in mail && mail.user === 'a') throw new PassingError('SES is throttled');
    });
    const [waiting, old] = [messageOf('a'), messageOf('a', { tries: 4 })];
    const oldest = messageOf('a', { tries: 400 });
    const records = [waiting, old, oldest, messageOf('b')].map((body, index) => recordOf(String(index), body));
    expect(await run(...records)).toEqual({ batchItemFailures: [] });
    expect(putIntoQueue.mock.calls).toEqual([
      ['matches', { ...waiting, tries: 1 }, 5],
      ['matches', { ...old, tries: 5 }, 80],
      ['matches', { ...oldest, tries: 401 }, 900],
    ]);
    expect(sendQueuedMail).toHaveBeenCalledTimes(4);
  });

  it('reports an e-mail that still fails after three days, so that it becomes a dead letter', async () => {
    const message = messageOf('a');
    sendQueuedMail.mockRejectedValue(new PassingError('SES is paused'));
    setClockOffset(71 * HOUR_MS);
    expect(await run(recordOf('1', message))).toEqual({ batchItemFailures: [] });
    setClockOffset(72 * HOUR_MS + 1000);
    expect(await run(recordOf('1', message))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(putIntoQueue).toHaveBeenCalledTimes(1);
  });

  it('reports an e-mail that fails for another reason after three tries, and one that it cannot put back', async () => {
    sendQueuedMail.mockRejectedValue(new TypeError('no such word'));
    expect(await run(recordOf('1', messageOf('a')))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(sendQueuedMail).toHaveBeenCalledTimes(3);
    sendQueuedMail.mockRejectedValue(new PassingError('SES is down'));
    putIntoQueue.mockRejectedValue(new Error('SQS is down'));
    expect(await run(recordOf('2', messageOf('a')))).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  });

  it.each([
    ['no JSON', 'poison'],
    ['a message of an unknown kind', messageOf('a', { mail: { type: 'letter' } })],
    ['a message without a queue', { ...messageOf('a'), queue: undefined }],
    ['a message with a field that is not known', { ...messageOf('a'), more: 1 }],
  ])('reports %s, and sends nothing', async (_name, body) => {
    expect(await run(recordOf('1', body))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(sendQueuedMail).not.toHaveBeenCalled();
  });

  it('waits between e-mails so that both senders of a queue are within its rate', async () => {
    vi.stubEnv('MAIL_QUEUE_RATE', '40');
    sendQueuedMail.mockImplementation(async (_mail, pace) => pace(1));
    const start = performance.now();
    await run(...Array.from({ length: 4 }, (_, index) => recordOf(String(index), messageOf('a'))));
    expect(performance.now() - start).toBeGreaterThan(190);
  });
});
