import { Cron } from 'croner';
import { createAsynchronousCalls } from '../gateway/asynchronous-calls.ts';
import type { Invoke } from '../gateway/lambda.ts';
import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';

const SECONDS = { minute: 60, hour: 3600, day: 86_400 } as const;

/** Returns the seconds of a `rate(…)` expression; undefined for any other. */
export function secondsOfRate(expression: string): number | undefined {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  return count && unit ? Number(count) * SECONDS[unit as keyof typeof SECONDS] : undefined;
}

/** Converts a `cron(minutes hours day month weekday year)` expression to the notation of croner. `?` means any. */
export function cronPatternOf(expression: string): string | undefined {
  const [, fields] = /^cron\((\S+ \S+ \S+ \S+ \S+) \S+\)$/.exec(expression) ?? [];
  return fields?.replaceAll('?', '*');
}

/** Returns the name of a schedule: `expire-matches` for `functions/schedules/expire-matches.ts`. */
const nameOf = (entry: string) => entry.replace(/^.*\//, '').replace(/\.ts$/, '');

export type ScheduleOptions = {
  templates: ResolvedTemplates;
  invoke: Invoke;
  localDir: string;
  reportError: (error: unknown) => void;
};

/** Runs the template's schedules on request, and after `start` also by the clock of this machine. */
export function createSchedules({ templates, invoke, localDir, reportError }: ScheduleOptions) {
  // EventBridge Scheduler only hands its event over. It retries the hand-over, and Lambda retries the function.
  const call = createAsynchronousCalls({ templates, localDir, backoff: () => 0 });
  const run = async (schedule: LocalResource): Promise<unknown> => {
    const { Target: target } = schedule.Properties;
    const fn = templates.functionOf(String(target.Arn));
    return call(invoke, fn, target.Input ? JSON.parse(target.Input) : {});
  };

  const schedules = new Map(
    templates.all('AWS::Scheduler::Schedule').map((schedule) => {
      const fn = templates.functionOf(String(schedule.Properties.Target.Arn));
      return [nameOf(templates.entryOf(fn)), schedule] as const;
    }),
  );
  const startOne = (schedule: LocalResource): { stop: () => void } => {
    const expression = String(schedule.Properties.ScheduleExpression);
    const start = () => void run(schedule).catch(reportError);
    const seconds = secondsOfRate(expression);
    if (seconds) return startInterval(seconds, start);
    const pattern = cronPatternOf(expression);
    if (!pattern) throw new Error(`The local cloud cannot read the schedule ${expression}`);
    return new Cron(pattern, { timezone: schedule.Properties.ScheduleExpressionTimezone, unref: true }, start);
  };
  const jobs: { stop: () => void }[] = [];

  return {
    names: (): string[] => [...schedules.keys()],
    /** Runs a schedule now; returns undefined when there is none with this name. */
    run: (name: string): Promise<unknown> | undefined => {
      const schedule = schedules.get(name);
      return schedule && run(schedule);
    },
    start: () => void jobs.push(...[...schedules.values()].map(startOne)),
    stop: () => {
      for (const job of jobs) job.stop();
    },
  };
}

function startInterval(seconds: number, work: () => void): { stop: () => void } {
  const timer = setInterval(work, seconds * 1000).unref();
  return { stop: () => clearInterval(timer) };
}

export type Schedules = ReturnType<typeof createSchedules>;
