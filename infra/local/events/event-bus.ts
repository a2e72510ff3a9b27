import { createAsynchronousCalls } from '../gateway/asynchronous-calls.ts';
import type { Invoke } from '../gateway/lambda.ts';
import { matchesPattern } from '../streams/event-pattern.ts';
import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';

export type EventBusOptions = {
  templates: ResolvedTemplates;
  localDir: string;
  reportError: (error: unknown) => void;
  /** Returns the milliseconds before a retry. */
  backoff?: (attempt: number) => number;
};

/**
 * EventBridge's default bus: sends events to the functions of the template's rules. Events that keep failing become
 * dead letters.
 */
export function createEventBus(options: EventBusOptions) {
  const { templates, localDir, reportError, backoff = (attempt) => 100 * 2 ** attempt } = options;
  const rules = templates.all('AWS::Events::Rule').filter(({ Properties }) => Properties.EventPattern);
  const running = new Set<Promise<void>>();
  const call = createAsynchronousCalls({ templates, localDir, backoff });
  let invoke: Invoke | undefined;

  const deliver = async (fn: LocalResource, event: unknown): Promise<void> => {
    if (invoke) await call(invoke, fn, event).catch(reportError);
  };

  return {
    /** Sets how to call the functions, which start after the services. */
    deliverTo: (run: Invoke) => {
      invoke = run;
    },
    /** Delivers an event as EventBridge sends it. */
    dispatch: (event: unknown): void => {
      for (const { Properties: rule } of rules) {
        if (!matchesPattern(rule.EventPattern, event)) continue;
        for (const { Arn } of rule.Targets ?? []) {
          const delivery = deliver(templates.functionOf(String(Arn)), event).finally(() => running.delete(delivery));
          running.add(delivery);
        }
      }
    },
    /** Returns whether a rule matches an event. */
    concerns: (event: unknown): boolean =>
      rules.some(({ Properties: rule }) => matchesPattern(rule.EventPattern, event)),
    /** Waits until all events are delivered. */
    settle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
