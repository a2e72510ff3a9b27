import * as z from 'zod';
import {
  BROWSER_ERRORS_PATH,
  MAX_BROWSER_ERROR_PAGE,
  MAX_BROWSER_ERROR_STACK,
  MAX_BROWSER_ERROR_TEXT,
} from '../../options/app/browser-errors.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation } from '../fields.ts';

/** Reports an error of the app in a browser. Undeclared fields are rejected, so that no other data is sent. */
export const reportBrowserError = defineEndpoint({
  group: 'reference',
  name: 'reportBrowserError',
  method: 'POST',
  path: BROWSER_ERRORS_PATH,
  auth: 'public',
  sameOriginOnly: true,
  budget: 'report',
  body: z.strictObject({
    /**
     * error: a script failed. rejection: a promise without a handler was rejected. render: a part of a page failed to
     * render.
     */
    kind: z.enum(['error', 'rejection', 'render']),
    text: z.string().min(1).max(MAX_BROWSER_ERROR_TEXT),
    stack: z.string().max(MAX_BROWSER_ERROR_STACK).default(''),
    /** The path of the page, without ids and texts. */
    page: z.string().max(MAX_BROWSER_ERROR_PAGE).default(''),
    /** The build that the page was loaded from, as in /version.json. */
    build: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional(),
  }),
  response: confirmation,
  summary: 'Reports an error of the app in a browser, without personal data',
});
