import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDate } from '../fields.ts';

/** The newest copy of their data that a user requested. */
const dataExport = z.object({
  state: z.enum(['none', 'waiting', 'ready', 'failed']),
  requestedAt: isoDate.optional(),
  /** Until when a ready copy can be downloaded. */
  expiresAt: isoDate.optional(),
  bytes: z.int().optional(),
  /** Whether a new copy can be requested, which is possible once a day. */
  canAskAgain: z.boolean().optional(),
});
export type DataExportView = z.output<typeof dataExport>;

export const getDataExport = defineEndpoint({
  group: 'files',
  name: 'getDataExport',
  method: 'GET',
  path: '/api/users/data-export',
  auth: 'signed-in',
  response: dataExport,
  summary: "The state of the user's newest copy of their data",
});

export const createDataExport = defineEndpoint({
  group: 'files',
  name: 'createDataExport',
  method: 'POST',
  path: '/api/users/data-export',
  auth: 'signed-in',
  budget: 'mail',
  response: dataExport,
  errors: ['data_export_recent'],
  summary: "Requests a copy of the user's data, once a day; it is made in the background and announced by e-mail",
});

export const getDataExportFile = defineEndpoint({
  group: 'files',
  name: 'getDataExportFile',
  method: 'GET',
  path: '/api/users/data-export/file',
  auth: 'signed-in',
  response: z.object({ url: z.string() }),
  errors: ['data_export_missing'],
  summary: "A link that downloads the ready copy of the user's data; it works for five minutes",
});
