import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../functions/platform/errors.ts';
import { MemoryStream } from '../support/transitions/memory-stream.ts';
import { jobs, putEveryone, seekers } from '../support/transitions/people.ts';
import { problemsIn } from '../support/transitions/problems.ts';
import { type Choice, resetDays, type StepName, stepNames, steps } from '../support/transitions/transitions.ts';

const SEQUENCES = 150;
const LONGEST = 40;
const ROUNDS = 1000;

const choice = fc.record<Choice>({
  seeker: fc.constantFrom(0, 1),
  subject: fc.constantFrom(0, 1),
  stage: fc.constantFrom('contacted', 'interview', 'offer'),
});
/** The weights of the steps: frequent events are frequent here, so that later steps find something to change. */
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<StepName>('apply', 'stage', 'send briefing', 'ask to join', 'invite') },
  { weight: 5, arbitrary: fc.constantFrom(...stepNames) },
);
const sequence = fc.array(fc.record({ name, choice, settles: fc.boolean() }), { minLength: 5, maxLength: LONGEST });

const inTurn = (...names: StepName[]) =>
  names.map((name) => ({ name, choice: { seeker: 0, subject: 0, stage: 'contacted' } as const, settles: true }));

/**
 * Sequences that random ones may not contain: the seeker must have applied for the same job before an application is
 * accepted, and a company may move a person after their account was deleted.
 */
const examples = [inTurn('apply', 'accept'), inTurn('delete account', 'accept', 'stage')];

let stream: MemoryStream;

const open = async (): Promise<void> => {
  stream = new MemoryStream();
  resetDays();
  stream.open();
  await putEveryone();
  stream.record();
};

const stageOf = ({ seeker, subject }: Choice) =>
  stream.store.get({ pk: `JOB#${jobs[subject]}`, sk: `STAGE#${seekers[seeker].profileId}` });

/**
 * Takes a step; the product may refuse it. A stored application starts at the first stage, or at the one that the
 * company gave the seeker before without an application.
 */
const take = async (step: StepName, about: Choice): Promise<boolean> => {
  const before = stageOf(about);
  try {
    await steps[step](about);
  } catch (error) {
    if (!(error instanceof ApiError) && !(error as Error).name.startsWith('Condition')) throw error;
    return false;
  } finally {
    stream.record();
  }
  if (step === 'apply') expect(stageOf(about)?.stage).toBe(before?.withoutApplication ? before.stage : undefined);
  return true;
};

describe('every order in which two parties ask, answer, withdraw, block and leave', () => {
  beforeEach(open);

  it('leaves counters, stages, reminders and lists that agree with the entries [APP-31] [ACC-36]', async () => {
    const taken = new Set<StepName>();
    await fc.assert(
      fc.asyncProperty(sequence, async (all) => {
        await open();
        for (const { name: step, choice: about, settles } of all) {
          if (await take(step, about)) taken.add(step);
          if (settles) await stream.settle();
        }
        await stream.settle();
        expect(problemsIn(stream.store)).toEqual([]);
      }),
      { numRuns: SEQUENCES, examples: examples.map((steps): [typeof steps] => [steps]) },
    );
    // A step that the product always refuses proves nothing.
    expect(stepNames.filter((step) => !taken.has(step))).toEqual([]);
  });

  it(`counts no applicant after ${ROUNDS} rounds of applying and withdrawing`, async () => {
    const about: Choice = { seeker: 0, subject: 0, stage: 'interview' };
    for (let round = 0; round < ROUNDS; round += 1) {
      await steps.apply(about);
      if (round % 3 === 0) await steps.stage(about);
      await steps.withdraw(about);
    }
    await stream.settle();
    expect(problemsIn(stream.store)).toEqual([]);
    expect(await take('apply', about)).toBe(true);
  });
});
