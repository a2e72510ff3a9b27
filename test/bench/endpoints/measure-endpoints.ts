import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { invoke } from '../invoke.ts';
import { measure, quantile } from '../measure.ts';
import { minimalHandler } from './minimal-handler.ts';
import { endings, type Scenario, scenarioOf } from './scenarios.ts';
import { findSubjects, type Subjects } from './subjects.ts';

const REPEATS = 10;
/** Of the CPU a hand-written handler takes for as many requests. */
const MOST_RATIO = 1.5;

/** What the dearest calls may cost, in capacity units. */
const MOST_UNITS: Readonly<Record<string, number>> = {
  listMatches: 10,
  requestCompanyAccess: 14,
  grantCompanyAccess: 20,
};

export type EndpointRow = {
  endpoint: string;
  requests: number;
  units: number;
  cpuMs: number;
  ratio: number;
  target: string;
  missed: string;
};

/** An endpoint whose scenario was answered with an error: what it costs is not known. */
export type Unanswered = { endpoint: string; answer: string };

const round = (value: number): number => Math.round(value * 100) / 100;

const measureOne = async (endpoint: Endpoint, { as, repeats, ...given }: Scenario, people: Subjects['people']) => {
  const call = () => invoke(endpoint, given, as && people[as].id, as === 'staff' ? '[support]' : '');
  if (repeats) await call();
  const all = [];
  for (let turn = 0; turn < (repeats ? REPEATS : 1); turn += 1) all.push(await measure(call));
  return {
    requests: Math.max(...all.map(({ cost }) => cost.requests)),
    units: round(Math.max(...all.map(({ cost }) => cost.units))),
    cpuMs: round(
      quantile(
        all.map(({ cpuMs }) => cpuMs),
        0.5,
      ),
    ),
    repeats,
  };
};

/** Every endpoint of the contract, by the demo's people on the demo's data; the dearest first. */
export const measureEndpoints = async (now: Date): Promise<{ rows: EndpointRow[]; unanswered: Unanswered[] }> => {
  const subjects = await findSubjects(now);
  const minimal = minimalHandler();
  const rows: EndpointRow[] = [];
  const unanswered: Unanswered[] = [];
  const asked = endpoints.flatMap((endpoint) => {
    const scenario = scenarioOf(endpoint, subjects);
    return scenario ? [{ endpoint, scenario }] : [];
  });
  // What only reads comes first, so that it finds the demo data as they are; what ends something comes last.
  const turn = ({ endpoint: { name }, scenario }: (typeof asked)[number]) =>
    scenario.repeats ? -1 : endings.indexOf(name) + 1;
  for (const { endpoint, scenario } of asked.toSorted((a, b) => turn(a) - turn(b))) {
    try {
      const { repeats, ...cost } = await measureOne(endpoint, scenario, subjects.people);
      // Of a single call, or one that asks nobody, the machine's chance is the larger part.
      const ratio = repeats && cost.requests ? round(cost.cpuMs / (await minimal(cost.requests))) : 0;
      const most = MOST_UNITS[endpoint.name];
      const missed = [ratio > MOST_RATIO && 'CPU', most !== undefined && cost.units > most && 'units'];
      rows.push({
        endpoint: endpoint.name,
        ...cost,
        ratio,
        target: [ratio && `${MOST_RATIO}`, most && `${most} units`].filter(Boolean).join(', '),
        missed: missed.filter(Boolean).join(', '),
      });
    } catch (error) {
      unanswered.push({ endpoint: endpoint.name, answer: (error as Error).message.slice(0, 100) });
    }
  }
  return { rows: rows.toSorted((a, b) => b.units - a.units), unanswered };
};
