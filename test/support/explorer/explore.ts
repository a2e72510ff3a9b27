import { productSlugs } from '@plumbline/shared/options/products';
import { faultKinds } from './io.ts';
import { openLaboratory } from './runner.ts';
import { type Plan, playSchedule, type Run } from './scheduling/schedule.ts';

export type Violation = { plan: string; messages: string[]; trace: readonly string[] };
export type Findings = {
  schedules: number;
  swept: number;
  calls: number;
  faults: number;
  mails: number;
  violations: Violation[];
};

/** After this many failures more of the same add nothing. */
const MOST_VIOLATIONS = 3;
/** A sweep is about 700 schedules. */
const RUNS_PER_SWEEP = 3000;

const describe = ({ seed, slug, faults }: Plan): string =>
  [`seed ${seed}`, slug, ...[...(faults ?? [])].map(([call, kind]) => `${kind} call ${call}`)].join(', ');

/** Runs `runs` schedules: some with every fault at every call of a plain purchase, the others random. */
export const explore = async (runs: number, firstSeed: number): Promise<Findings> => {
  const runner = openLaboratory();
  const findings: Findings = { schedules: 0, swept: 0, calls: 0, faults: 0, mails: 0, violations: [] };
  const isDone = () => findings.schedules >= runs || findings.violations.length >= MOST_VIOLATIONS;

  const play = async (plan: Plan): Promise<Run> => {
    const run = await playSchedule(runner, plan);
    findings.schedules += 1;
    findings.calls += run.calls;
    findings.faults += run.faults;
    findings.mails += run.mails;
    const { violations: messages, trace } = run;
    if (messages.length) findings.violations.push({ plan: describe(plan), messages, trace });
    return run;
  };

  /** The order is that of the seed; only the fault moves, from the first call to the last. */
  const sweep = async (seed: number): Promise<void> => {
    for (const slug of productSlugs) {
      const { calls } = await play({ seed, slug, faults: new Map() });
      for (let call = 1; call <= calls; call += 1) {
        for (const kind of faultKinds) {
          if (isDone()) return;
          await play({ seed, slug, faults: new Map([[call, kind]]) });
        }
      }
    }
  };

  const sweeps = Math.max(1, Math.floor(runs / RUNS_PER_SWEEP));
  for (let at = 0; at < sweeps && !isDone(); at += 1) await sweep(firstSeed + at);
  findings.swept = findings.schedules;
  for (let seed = firstSeed; !isDone(); seed += 1) {
    await play({ seed, slug: productSlugs[seed % productSlugs.length] ?? 'job_posting' });
  }
  return findings;
};
