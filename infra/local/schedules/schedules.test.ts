import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTRY_METADATA } from '../../entry-metadata.ts';
import { resolveTemplates } from '../templates/resolved-templates.ts';
import { createSchedules, cronPatternOf, secondsOfRate } from './schedules.ts';

describe('reading a schedule expression', () => {
  it.each([
    ['rate(15 minutes)', 900],
    ['rate(1 hour)', 3600],
    ['rate(2 days)', 172_800],
    ['cron(0 9 * * ? *)', undefined],
  ])('finds the interval of %s', (expression, seconds) => {
    expect(secondsOfRate(expression)).toBe(seconds);
  });

  it.each([
    ['cron(0 9 * * ? *)', '0 9 * * *'],
    ['cron(30 6 1 * ? 2026)', '30 6 1 * *'],
    ['rate(1 hour)', undefined],
  ])('finds the cron pattern of %s', (expression, pattern) => {
    expect(cronPatternOf(expression)).toBe(pattern);
  });
});

describe('the schedules of a template', () => {
  const MINUTE_MS = 60_000;
  const templates = resolveTemplates([
    {
      Resources: {
        Expire: {
          Type: 'AWS::Lambda::Function',
          Properties: {},
          Metadata: { [ENTRY_METADATA]: 'functions/schedules/expire-matches.ts' },
        },
        Hourly: {
          Type: 'AWS::Scheduler::Schedule',
          Properties: { ScheduleExpression: 'rate(1 hour)', Target: { Arn: 'Expire', Input: '{"by":"schedule"}' } },
        },
      },
    },
  ]);

  const create = ({ onDemand }: { onDemand: boolean }) => {
    const events: unknown[] = [];
    const schedules = createSchedules({
      templates,
      invoke: async (_, event) => events.push(event),
      localDir: '',
      reportError: (error) => events.push(error),
    });
    if (!onDemand) schedules.start();
    return { events, schedules };
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('run by the clock from their start until they are stopped', async () => {
    const { events, schedules } = create({ onDemand: false });
    await vi.advanceTimersByTimeAsync(59 * MINUTE_MS);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(events).toEqual([{ by: 'schedule' }]);
    schedules.stop();
    await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
    expect(events).toHaveLength(1);
  });

  it('wait for a request where configured, and run by name', async () => {
    const { events, schedules } = create({ onDemand: true });
    await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
    expect(events).toEqual([]);
    await schedules.run('expire-matches');
    expect(events).toEqual([{ by: 'schedule' }]);
    expect(schedules.run('unknown')).toBeUndefined();
  });
});

describe('a schedule whose function fails', () => {
  /** The statement that lets the function's role send to the queue. */
  const permission = {
    Type: 'AWS::IAM::Policy',
    Properties: {
      Roles: ['ExpireRole'],
      PolicyDocument: { Statement: [{ Effect: 'Allow', Action: ['sqs:SendMessage'], Resource: 'Queue' }] },
    },
  };
  const fail = async (destination: object, resources: object = { Permission: permission }) => {
    const localDir = mkdtempSync(join(tmpdir(), 'plumbline-schedules-'));
    let calls = 0;
    const schedules = createSchedules({
      templates: resolveTemplates([
        {
          Resources: {
            Expire: {
              Type: 'AWS::Lambda::Function',
              Properties: { Role: 'ExpireRole' },
              Metadata: { [ENTRY_METADATA]: 'functions/schedules/expire-matches.ts' },
            },
            ...resources,
            Config: {
              Type: 'AWS::Lambda::EventInvokeConfig',
              Properties: { FunctionName: { Ref: 'Expire' }, MaximumRetryAttempts: 2, ...destination },
            },
            Hourly: {
              Type: 'AWS::Scheduler::Schedule',
              Properties: {
                ScheduleExpression: 'rate(1 hour)',
                Target: { Arn: 'Expire', DeadLetterConfig: { Arn: 'Queue' } },
              },
            },
          },
        },
      ]),
      invoke: async () => {
        calls += 1;
        throw new Error('not now');
      },
      localDir,
      reportError: () => {},
    });
    await expect(schedules.run('expire-matches')).rejects.toThrow('not now');
    const letters = join(localDir, 'dead-letters', 'Expire');
    return { calls, letters: existsSync(letters) ? readdirSync(letters).length : 0 };
  };

  it('is tried three times and is then in the failure destination of the function', async () => {
    const destination = { DestinationConfig: { OnFailure: { Destination: 'Queue' } } };
    expect(await fail(destination)).toEqual({ calls: 3, letters: 1 });
  });

  it('leaves nothing when no policy lets the function send to its destination, or one denies it', async () => {
    const destination = { DestinationConfig: { OnFailure: { Destination: 'Queue' } } };
    expect(await fail(destination, {})).toEqual({ calls: 3, letters: 0 });
    const denial = {
      Type: 'AWS::SQS::QueuePolicy',
      Properties: {
        Queues: ['Queue'],
        PolicyDocument: { Statement: [{ Effect: 'Deny', Action: 'sqs:*', Principal: '*', Resource: 'Queue' }] },
      },
    };
    expect(await fail(destination, { Permission: permission, Denial: denial })).toEqual({ calls: 3, letters: 0 });
  });

  it('leaves nothing without such a destination, though its target has a dead-letter queue', async () => {
    expect(await fail({})).toEqual({ calls: 3, letters: 0 });
  });
});
