import { Logger } from '@aws-lambda-powertools/logger';
import type { LogAttributes, LogItemExtraInput, LogItemMessage } from '@aws-lambda-powertools/logger/types';
import { correlationId } from './logs/correlation.ts';
import { redact } from './logs/redact.ts';

/** Names the request that a line comes from. Several requests may run at a time, so no key of the logger can. */
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

/** Replaces personal data in every text of a line, messages and stacks of errors included. */
export const logger = new RequestLogger({
  serviceName: 'plumbline',
  // Whose source maps a stack is read with.
  persistentKeys: { release: process.env.RELEASE },
  jsonReplacerFn: (_key, value) => (typeof value === 'string' ? redact(value) : value),
});
