import { EXPORT_FILE_BYTES } from '@plumbline/shared/options/limits';
import { describe, expect, it } from 'vitest';
import { ENTRY_METADATA } from './entry-metadata.ts';
import { synthesise } from './testing/synthesise.ts';

const { all } = synthesise({});
const functionOf = (name: string) =>
  all('AWS::Lambda::Function').find(({ Metadata }) => Metadata?.[ENTRY_METADATA] === `functions/schedules/${name}.ts`)!;
/** The part of the disk that the texts of a copy and the ZIP file's own records may use. */
const REST_BYTES = 256 * 1024 ** 2;

describe('make-data-exports', () => {
  it('has a disk for the largest copy, and other schedules have the usual one', () => {
    const { Size: megabytes } = functionOf('make-data-exports').Properties.EphemeralStorage;
    expect(megabytes * 1024 ** 2).toBeGreaterThanOrEqual(EXPORT_FILE_BYTES + REST_BYTES);
    expect(functionOf('send-reminders').Properties).not.toHaveProperty('EphemeralStorage');
  });

  it('starts no earlier than its longest run ends', () => {
    const schedule = all('AWS::Scheduler::Schedule').find(({ id }) => id.startsWith('makedataexports'))!;
    expect(schedule.Properties.ScheduleExpression).toBe('rate(15 minutes)');
    expect(functionOf('make-data-exports').Properties.Timeout).toBeLessThanOrEqual(15 * 60);
  });
});
