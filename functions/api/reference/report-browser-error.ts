import * as contract from '@plumbline/shared/contracts/reference/browser-errors';
import { operation } from '../../http/operation.ts';
import { logger } from '../../platform/logger.ts';
import { recordMetric } from '../../platform/metrics/record-metric.ts';

const ID = /[0-9a-f]{24}/g;

/** Replaces ids, which identify people and jobs; the kind of page is enough for the log. */
const withoutIds = (text: string): string => text.replaceAll(ID, ':id');

/**
 * Logs an error that the app reported from a browser. The logger removes e-mail addresses, phone numbers, tokens and
 * query strings.
 */
export const reportBrowserError = operation(contract.reportBrowserError, async ({ body }) => {
  const { kind, text, stack, page, build } = body;
  logger.warn('Browser error', {
    kind,
    text: withoutIds(text),
    browser_stack: withoutIds(stack),
    page: withoutIds(page.replace(/[?#].*$/, '')),
    build,
  });
  recordMetric('BrowserErrors');
  return { success: true };
});
