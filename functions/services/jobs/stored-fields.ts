import type { givenWorkFacts } from '@plumbline/shared/contracts/jobs/work-facts';
import type { Pay } from '@plumbline/shared/domain/jobs/pay';
import type { Shift } from '@plumbline/shared/options/jobs/shifts';
import type * as z from 'zod';

type Facts = { [Name in keyof typeof givenWorkFacts]: z.output<(typeof givenWorkFacts)[Name]> };
type Optional = Facts & { pay: Pay | null; shift: Shift | null };

const optional = [
  'pay',
  'shift',
  'openings',
  'startDate',
  'hours',
  'area',
  'overtime',
  'travel',
  'equipment',
  'drugTest',
  'questions',
] as const satisfies readonly (keyof Optional)[];

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

type StoredFields<T> = {
  [Name in keyof T]: Name extends keyof Optional ? Exclude<T[Name], null | '' | false> | undefined : T[Name];
};

/**
 * Returns the fields of a job's form as they are stored: an empty optional field is undefined, so that the job doesn't
 * have it. Fields that are absent stay absent.
 */
export const storedFields = <T extends { [Name in keyof Optional]?: Optional[Name] | undefined }>(
  fields: T,
): StoredFields<T> => {
  const emptied = optional.filter((name) => name in fields && isEmpty(fields[name]));
  return { ...fields, ...Object.fromEntries(emptied.map((name) => [name, undefined])) } as StoredFields<T>;
};
