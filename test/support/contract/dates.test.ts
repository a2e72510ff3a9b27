import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentForm } from '@plumbline/shared/contracts/documents/document-shape';
import { workHistoryEntry } from '@plumbline/shared/contracts/profiles/profile-shape';
import { projectFields } from '@plumbline/shared/contracts/projects/project-form';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

/** Every field that takes a day, with the rest of its form. */
const fields: Readonly<Record<string, { schema: z.ZodType; of: (day: string) => object }>> = {
  'start of a project': {
    schema: projectFields.pick({ startDate: true }),
    of: (startDate) => ({ startDate }),
  },
  'last day for interest': {
    schema: projectFields.pick({ interestUntil: true }),
    of: (interestUntil) => ({ interestUntil }),
  },
  'last day of a document': {
    schema: documentForm,
    of: (expires) => ({ id: 'a'.repeat(24), kind: 'osha-10', expires }),
  },
  'start of a job in the work history': {
    schema: workHistoryEntry,
    of: (from) => ({ position: 'Roofer', from }),
  },
  'end of a job in the work history': {
    schema: workHistoryEntry,
    of: (to) => ({ position: 'Roofer', from: '2019', to }),
  },
};

const impossible = [
  ...['2023-02-29', '2023-02-30', '2023-02-31', '2100-02-29', '2024-02-30', '2023-04-31', '2023-06-31', '2023-09-31'],
  ...['2023-11-31', '2023-01-32', '2023-12-32', '2023-13-01', '2023-00-10', '2023-01-00', '2023-99-99', '2023-2-3'],
  ...['02/03/2023', '2023-02-03T00:00', '20230203', '02023-02-03', '2023-02-3x', 'tomorrow', '２０２３-02-03'],
];
const possible = ['2024-02-29', '2000-02-29', '2023-02-28', '2023-12-31', '2023-01-01', '2023-04-30'];

describe.each(Object.entries(fields))('the %s', (_, { schema, of }) => {
  it.each(impossible)('rejects %s [PRJ-11] [PRO-43]', (day) => {
    expect(schema.safeParse(of(day)).success).toBe(false);
  });

  it.each(possible)('accepts %s', (day) => {
    const { success, error } = schema.safeParse(of(day));
    expect({ success, error }).toEqual({ success: true, error: undefined });
  });
});

it.each(['2023-13', '2023-00', '2023-1', '23'])('the work history refuses %s, which is no month or year', (text) => {
  expect(workHistoryEntry.safeParse({ position: 'Roofer', from: text }).success).toBe(false);
});

it('fields of forms accept a day only with calendarDay', () => {
  const folder = join(import.meta.dirname, '../../../shared/contracts');
  const own = globSync('**/*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => /z\.iso\.date\b|\\d\{4\}-|\[0-9\]\{4\}-/.test(line) && !/postDate|CALENDAR_DAY/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(own).toEqual([]);
});
