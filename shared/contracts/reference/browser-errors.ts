import * as z from 'zod';
import {
  BROWSER_ERRORS_PATH,
  MAX_BROWSER_ERROR_PAGE,
  MAX_BROWSER_ERROR_STACK,
  MAX_BROWSER_ERROR_TEXT,
} from '../../options/app/browser-errors.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation } from '../fields.ts';

/** An error of the app in a browser. Fields that are not declared are rejected, so that no other data is sent along. */
export const reportBrowserError = defineEndpoint({
  group: 'reference',
  name: 'reportBrowserError',
  method: 'POST',
  path: BROWSER_ERRORS_PATH,
  auth: 'public',
  sameOriginOnly: true,
  budget: 'report',
  body: z.strictObject({
    /** error: a script failed. rejection: a promise without a handler. render: a part of a page could not be drawn. */
    kind: z.enum(['error', 'rejection', 'render']),
    text: z.string().min(1).max(MAX_BROWSER_ERROR_TEXT),
    stack: z.string().max(MAX_BROWSER_ERROR_STACK).default(''),
    /** The path of the page. Ids and texts in it are removed. */
    page: z.string().max(MAX_BROWSER_ERROR_PAGE).default(''),
    /** Which build of the app the page has, as /version.json names it. */
    build: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional(),
  }),
  response: confirmation,
  summary: 'Reports an error of the app in a browser, without personal data',
});
