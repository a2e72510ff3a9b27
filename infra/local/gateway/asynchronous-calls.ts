import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';
import { writeDeadLetter } from './dead-letters.ts';
import type { Invoke } from './lambda.ts';
import { maySendToQueue } from './resource-policies.ts';

export type AsynchronousCallOptions = {
  templates: ResolvedTemplates;
  localDir: string;
  /** Returns the milliseconds before a retry. */
  backoff: (attempt: number) => number;
};

/** The number of retries when the template doesn't set it. */
const USUAL_RETRIES = 2;

/**
 * Calls functions as Lambda does for callers that do not wait, such as EventBridge and its schedules. A failing
 * function is retried as its EventInvokeConfig says. Then its failure destination gets the event. Without a
 * destination, or without the permission to send to it, the event is lost, as in the cloud. Throws the last error.
 */
export const createAsynchronousCalls = ({ templates, localDir, backoff }: AsynchronousCallOptions) => {
  const configOf = (fn: LocalResource) =>
    templates.all('AWS::Lambda::EventInvokeConfig').find(({ Properties }) => Properties.FunctionName === fn.id)
      ?.Properties;

  const hasFailed = (fn: LocalResource, event: unknown, error: unknown): void => {
    const queue = configOf(fn)?.DestinationConfig?.OnFailure?.Destination;
    if (!queue || !maySendToQueue(templates, fn, queue)) return;
    writeDeadLetter(localDir, fn.id, {
      requestContext: { functionArn: fn.id, condition: 'RetriesExhausted' },
      error: String(error),
      requestPayload: event,
    });
  };

  return async (invoke: Invoke, fn: LocalResource, event: unknown): Promise<unknown> => {
    const retries = Number(configOf(fn)?.MaximumRetryAttempts ?? USUAL_RETRIES);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await invoke(fn, event);
      } catch (error) {
        if (attempt >= retries) {
          hasFailed(fn, event, error);
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
      }
    }
  };
};
