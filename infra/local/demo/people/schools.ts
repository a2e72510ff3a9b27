import { schoolPart, sharedPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import * as z from 'zod';
import given from '../data/school.json' with { type: 'json' };
import { placeFields } from '../world/contact.ts';
import { daysBefore } from '../world/dates.ts';
import { createRandom } from '../world/random.ts';
import type { DemoSchool } from '../world/records.ts';

/** The seed of a separate random generator, so that adding schools doesn't change the other demo data. */
const SEED = 46591;
const OPENED_DAYS_AGO = 210;

const { contact, students, zip, ...school } = sharedPart
  .omit({ lastName: true, address2: true, savedJobs: true })
  .extend(schoolPart.shape)
  .extend({ contact: z.string(), students: z.int() })
  .strict()
  .parse(given);

/** Returns the only school, which has a demo sign-in. */
export const buildSchools = (now: Date): DemoSchool[] => {
  const random = createRandom(SEED);
  return [
    {
      ...school,
      id: random.hexId(),
      kind: 'educational',
      ...placeFields(locateZip(zip)!),
      primaryUser: { id: random.hexId(), displayName: contact },
      lastActivity: daysBefore(now, 0, 95),
      createdAt: daysBefore(now, OPENED_DAYS_AGO, 300),
      students,
    },
  ];
};
