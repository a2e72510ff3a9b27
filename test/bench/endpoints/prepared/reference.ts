import { reportBrowserError } from '@plumbline/shared/contracts/reference/browser-errors';
import type { Preparations } from './preparation.ts';

export const reference: Preparations = {
  [reportBrowserError.name]: async () => ({
    body: {
      kind: 'error',
      text: 'x is not a function',
      stack: 'TypeError\n    at y (/assets/jobs-1.js:1:2)',
      page: '/jobs',
    },
  }),
};
