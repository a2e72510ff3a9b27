import { describe, expect, it } from 'vitest';
import { fault, until } from '../support/cloud/cloud.ts';
import { settled } from '../support/cloud/stream.ts';
import { newCompany, newSeeker } from '../support/people/people.ts';
import { apply, postJob } from '../support/posts/hiring.ts';

/** A delay that is longer than the other consumer takes on a busy machine. */
const SLOW_MS = 15_000;

const problemOfSettling = (timeoutMs: number) => settled(timeoutMs).then(() => '', String);

describe('a consumer of the stream that is slow', () => {
  it('is named by the code that waits for it, with its current work, and a test without a timeout waits for it', async () => {
    const [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
    const job = await postJob(company);
    await settled();
    await fault({ dependency: 'sqs', mode: 'slow', delayMs: SLOW_MS, count: 1 });
    await apply(seeker, company, job);
    const problem = await until(async () => {
      const found = await problemOfSettling(500);
      // The other consumer may still be running for a moment.
      return found.includes('at its function') && !found.includes('Projector') && found;
    });
    expect(problem).toMatch(/still busy: Notifier\w+ has been at its function for \d+ s and has come past \d+ records/);
    expect(await problemOfSettling(60_000)).toBe('');
  });
});
