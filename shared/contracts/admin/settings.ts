import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { announcement } from '../notifications/announcement.ts';

/** One year. A value of 0 means that a match never ends. */
export const MOST_EXPIRATION_HOURS = 8760;
export const MOST_BLOCKED_DOMAINS = 200;

const HOURS = 'Please enter whole hours from 0 to 8760';
const DOMAIN = 'Please enter domains such as example.com, one on a line';

const domain = z
  .string({ error: DOMAIN })
  .max(253, DOMAIN)
  .trim()
  .toLowerCase()
  .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, DOMAIN);

export const adminSettings = z.object({
  /** The number of hours that a match lasts. */
  expirationHours: z.int(HOURS).min(0, HOURS).max(MOST_EXPIRATION_HOURS, HOURS),
  /** Sign-ups with an e-mail of these domains or their subdomains are rejected. */
  blockedDomains: z.array(domain).max(MOST_BLOCKED_DOMAINS, `Please use at most ${MOST_BLOCKED_DOMAINS} domains`),
  /** The text above the pages of signed-in users; null for none. */
  announcement: announcement.nullable(),
});
export type AdminSettings = z.output<typeof adminSettings>;

export const getSettings = defineEndpoint({
  group: 'admin',
  name: 'getSettings',
  method: 'GET',
  path: '/api/admin/settings',
  auth: 'support',
  staffRight: 'changeSettings',
  response: adminSettings,
  summary: 'What staff can set for the whole product',
});

export const changeSettings = defineEndpoint({
  group: 'admin',
  name: 'changeSettings',
  method: 'PATCH',
  path: '/api/admin/settings',
  auth: 'support',
  staffRight: 'changeSettings',
  body: adminSettings.partial(),
  response: adminSettings,
  errors: ['settings_changed'],
  summary: 'Changes settings; what each was and is stands in the log of the staff',
});
