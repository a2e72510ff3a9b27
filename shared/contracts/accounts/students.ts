import * as z from 'zod';
import { STUDENTS_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, isoDate, pageQuery } from '../fields.ts';

/**
 * A student who agreed to be listed with the school. The consent names each of these facts. The school sees nothing
 * else: no contact details, no profile, and neither the companies nor the jobs.
 */
const student = z.object({
  /** The id of the row, which leads to no profile. */
  id,
  /** The name is absent until the student has completed the profile. */
  name: z.string().optional(),
  lastName: z.string().optional(),
  trades: z.array(z.object({ category: z.string(), rating: z.int().optional() })),
  joinedAt: isoDate,
  /** The number of jobs that the student applied for, and the date of the last application. */
  applied: z.int(),
  lastAppliedAt: isoDate.optional(),
  /** The date on which a company marked the student as hired. */
  hiredAt: isoDate.optional(),
});
export type Student = z.output<typeof student>;

export const listStudents = defineEndpoint({
  group: 'users',
  name: 'listStudents',
  method: 'GET',
  path: '/api/school/students',
  auth: 'signed-in',
  budget: 'list',
  query: z.object(pageQuery(STUDENTS_PAGE_SIZE, STUDENTS_PAGE_SIZE)),
  response: z.object({ results: z.array(student), total: z.int() }),
  errors: ['forbidden'],
  summary: 'The students of the school who agreed to be listed, newest first, with how many applied and were hired',
});

/** The school whose link the job seeker signed up with, and whether it lists the job seeker. */
export const schoolListing = z.object({ school: z.object({ id, name: z.string() }).optional(), listed: z.boolean() });
export type SchoolListing = z.output<typeof schoolListing>;

export const getSchoolListing = defineEndpoint({
  group: 'users',
  name: 'getSchoolListing',
  method: 'GET',
  path: '/api/school/listing',
  auth: 'seeker',
  response: schoolListing,
  summary: 'Whether the job seeker is listed with their school',
});

export const updateSchoolListing = defineEndpoint({
  group: 'users',
  name: 'updateSchoolListing',
  method: 'PATCH',
  path: '/api/school/listing',
  auth: 'seeker',
  budget: 'write',
  body: z.object({ listed: z.boolean() }),
  response: schoolListing,
  errors: ['profile_not_found'],
  summary: 'Lists the job seeker with their school, or removes them from its list',
});
