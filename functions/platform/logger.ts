import { Logger } from '@aws-lambda-powertools/logger';
import type { LogAttributes, LogItemExtraInput, LogItemMessage } from '@aws-lambda-powertools/logger/types';
import { correlationId } from './logs/correlation.ts';
import { redact } from './logs/redact.ts';

/**
 * Adds the id of the request to a log line. It isn't one of the logger's persistent keys, because several requests may
 * run concurrently.
 */
const withId = (extra: LogItemExtraInput) => [...extra, { correlation_id: correlationId() }] as LogAttributes[];

class RequestLogger extends Logger {
  override info(message: LogItemMessage, ...extra: LogItemExtraInput): void {
    super.info(message, ...withId(extra));
  }
  override warn(message: LogItemMessage, ...extra: LogItemExtraInput): void {
    super.warn(message, ...withId(extra));
  }
  override error(message: LogItemMessage, ...extra: LogItemExtraInput): void {
    super.error(message, ...withId(extra));
  }
}

/**
 * The logger of all functions. It replaces personal data in every text of a line, including messages and stacks of
 * errors.
 */
export const logger = new RequestLogger({
  serviceName: 'plumbline',
  // The release, whose source maps are needed to read a stack.
  persistentKeys: { release: process.env.RELEASE },
  jsonReplacerFn: (_key, value) => (typeof value === 'string' ? redact(value) : value),
});
