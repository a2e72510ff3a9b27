import * as z from 'zod';
import { schoolListing } from '../accounts/students.ts';
import { defineEndpoint } from '../endpoint.ts';
import { notificationSettings } from './notifications.ts';
import { pushSettings } from './push.ts';

export const getOwnSettings = defineEndpoint({
  group: 'notifications',
  name: 'getOwnSettings',
  method: 'GET',
  path: '/api/settings',
  auth: 'signed-in',
  response: z.object({
    emails: notificationSettings,
    push: pushSettings,
    /** Only for job seekers. */
    school: schoolListing.optional(),
  }),
  summary: 'What the page of the settings starts with: e-mails, push notifications, and the school of a job seeker',
});
