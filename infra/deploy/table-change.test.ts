import { describe, expect, it } from 'vitest';
import type { Answer } from '../operate/ask-aws.ts';
import { tableChange } from './table-change.ts';

const OWN = 'plumbline-production-data-Table-1';
const RESTORED = 'plumbline-production-restored';
const streamOf = (table: string) =>
  `arn:aws:dynamodb:us-east-1:111122223333:table/${table}/stream/2026-11-27T00:00:00.000`;

/** Plays the AWS CLI for a stage that uses a table; undefined for a stage that isn't deployed. */
const stageWith =
  (used: string | undefined) =>
  <T>(...args: string[]): Answer<T> => {
    if (used === undefined) return { error: 'Stack does not exist' };
    return { value: (args.includes('describe-stacks') ? used : OWN) as T };
  };

describe('a deployment', () => {
  it.each([
    ['a new stage', undefined, ''],
    ['the own table', OWN, ''],
    ['the restored table that is in use', RESTORED, streamOf(RESTORED)],
  ])('of %s changes no table', (_, used, setting) => {
    expect(tableChange(stageWith(used), 'production', setting)).toBeUndefined();
  });

  it.each([
    ['without the setting after a restore', RESTORED, '', OWN],
    ['to a restored table', OWN, streamOf(RESTORED), RESTORED],
  ])('%s is named with both tables', (_, used, setting, next) => {
    expect(tableChange(stageWith(used), 'production', setting)).toBe(
      `production uses the table ${used}, and TABLE_STREAM_ARN names ${next}.`,
    );
  });
});
