import * as z from 'zod';
import { mailKinds, mailOutcomes } from '../../options/staff/mail-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, isoDate } from '../fields.ts';

const userMail = z.object({ date: isoDate, kind: z.enum(mailKinds), outcome: z.enum(mailOutcomes) });
export type UserMail = z.output<typeof userMail>;

export const listUserMails = defineEndpoint({
  group: 'admin',
  name: 'listUserMails',
  method: 'GET',
  path: '/api/admin/users/{id}/mails',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'list',
  params: byId,
  /**
   * At most 20 e-mails of the last 30 days to the user's present address, since the user has it, newest first. E-mails
   * about new matches are those of the last four days.
   */
  response: z.object({ email: z.string(), results: z.array(userMail) }),
  errors: ['user_not_found'],
  summary: 'The newest e-mails to a user without their contents, for staff; that they were read is recorded',
});
