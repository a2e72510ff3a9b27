import * as z from 'zod';
import { accessStates, accessTypes } from '../../domain/access/access-states.ts';
import { declineReasons } from '../../options/companies/decline-reasons.ts';
import { id, isoDate } from '../fields.ts';

export const reasons = z.array(z.enum(declineReasons)).max(declineReasons.length);

/**
 * An entry of an access list. `profile` is the other party. Only rejected entries have `ends`, `reasons` and `reason`
 * [APP-31].
 */
export const accessEntry = z.object({
  id: z.string(),
  type: z.enum(accessTypes),
  state: z.enum(accessStates),
  profile: id,
  job: id.optional(),
  project: id.optional(),
  date: isoDate,
  ends: isoDate.optional(),
  reasons: reasons.optional(),
  reason: z.string().optional(),
});

/**
 * The contact details of one party. Both parties get each other's when an application, briefing or project is granted
 * [APP-27].
 */
export const contact = z.object({
  name: z.string(),
  phone: z.string().optional(),
  phoneExtension: z.string().optional(),
  email: z.string().optional(),
});
export type Contact = z.output<typeof contact>;
