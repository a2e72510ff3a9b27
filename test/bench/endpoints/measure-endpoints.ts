import { endpoints } from '@plumbline/shared/contracts/index';
import { invoke } from '../invoke.ts';
import { type Measured, measure, quantile } from '../measure.ts';
import { type SplitRow, splitOf } from '../split.ts';
import { type Asking, askingOf } from './asked-calls.ts';
import { minimalHandler } from './minimal-handler.ts';
import type { Call, Demo } from './prepared/preparation.ts';
import { groupsOf } from './scenes/ask.ts';

/** A multiple of the CPU that a hand-written handler takes for the same number of requests. */
const MOST_RATIO = 1.5;

/** The limits of the most expensive calls in capacity units, with every write of a transaction counted separately. */
const MOST_UNITS: Readonly<Record<string, number>> = {
  listMatches: 10,
  requestCompanyAccess: 14,
  grantCompanyAccess: 20,
};

/** The number of most expensive calls that are split. */
const DEAREST = 10;

export type EndpointRow = {
  endpoint: string;
  requests: number;
  /** The units as the emulator counts them, and with every write of a transaction counted separately. */
  units: number;
  counted: number;
  cpuMs: number;
  ratio: number;
  target: string;
  missed: string;
};

/** An endpoint whose call returned an error, so its cost is unknown. */
export type Unanswered = { endpoint: string; answer: string };

const round = (value: number): number => Math.round(value * 100) / 100;

/** The most expensive of several calls, and the median of their times. */
const costOf = (all: Measured<unknown>[]) => {
  const dearest = all.toSorted((a, b) => b.cost.counted - a.cost.counted)[0]!;
  const times = all.map(({ cpuMs }) => cpuMs);
  return {
    requests: Math.max(...all.map(({ cost }) => cost.requests)),
    units: round(Math.max(...all.map(({ cost }) => cost.units))),
    counted: round(dearest.cost.counted),
    cpuMs: round(quantile(times, 0.5)),
    cost: dearest.cost,
  };
};

/** The effects of one call's preparation end before the next call is measured. */
const measureOne = async ({ endpoint, next, turns, onlyReads }: Asking, settle: Demo['settle']) => {
  const send = ({ by, ...given }: Call) => invoke(endpoint, given, by?.id, groupsOf(by));
  if (onlyReads) await send(await next());
  const all = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const call = await next();
    if (!onlyReads || turn === 0) await settle();
    all.push(await measure(() => send(call)));
  }
  return costOf(all);
};

const missedBy = (name: string, { counted, ratio }: { counted: number; ratio: number }) => {
  const most = MOST_UNITS[name];
  return {
    target: [ratio && `${MOST_RATIO}`, most && `${most} units`].filter(Boolean).join(', '),
    missed: [ratio > MOST_RATIO && 'CPU', most && counted > most && 'units'].filter(Boolean).join(', '),
  };
};

export type MeasuredEndpoints = { rows: EndpointRow[]; splits: SplitRow[]; unanswered: Unanswered[] };

/**
 * Measures the endpoints of the contract, or those whose name, group or path contains a word, on the demo's data;
 * returns the most expensive first.
 */
export const measureEndpoints = async (demo: Demo, word = ''): Promise<MeasuredEndpoints> => {
  const minimal = minimalHandler();
  const rows: (EndpointRow & { split: SplitRow[] })[] = [];
  const unanswered: Unanswered[] = [];
  const wanted = endpoints.filter(({ name, group, path }) => [name, group, path].some((each) => each.includes(word)));
  const askings = wanted.map((endpoint) => askingOf(endpoint, demo));
  for (const asking of askings.toSorted((a, b) => a.order - b.order)) {
    const { name } = asking.endpoint;
    try {
      const { cost, ...figures } = await measureOne(asking, demo.settle);
      // With few calls, or without a request to the table, random variation dominates.
      const isSure = asking.onlyReads && figures.requests > 0;
      const ratio = isSure ? round(figures.cpuMs / (await minimal(figures.requests))) : 0;
      const judged = missedBy(name, { counted: figures.counted, ratio });
      rows.push({ endpoint: name, ...figures, ratio, ...judged, split: splitOf(name, cost) });
    } catch (error) {
      unanswered.push({ endpoint: name, answer: (error as Error).message.slice(0, 160) });
    }
  }
  const sorted = rows.toSorted((a, b) => b.counted - a.counted);
  return {
    rows: sorted.map(({ split, ...row }) => row),
    splits: sorted.slice(0, DEAREST).flatMap(({ split }) => split),
    unanswered,
  };
};
