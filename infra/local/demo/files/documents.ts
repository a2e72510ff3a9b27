import { hashOf } from '@plumbline/functions/platform/ids';
import type { StoredDocument } from '@plumbline/functions/table/profiles/profile-files';
import { DEMO_SEEKER_INDEX } from '../people/featured-seekers.ts';
import { dayAfter } from '../world/dates.ts';
import type { DemoWorld } from '../world/records.ts';

type Document = Omit<StoredDocument, 'id' | 'expires'> & { days?: number };

/** Four documents: with a distant end, expiring soon, expired, and without an end. */
const ofWorker: Document[] = [
  { kind: 'journeyman-license', trade: 'Carpentry', state: 'IN', number: 'JC-20718', days: 640 },
  { kind: 'cdl', cdlClass: 'B', endorsements: ['N'], state: 'IN', number: '4417-90-2216', days: 26 },
  { kind: 'osha-30', number: '30-0058812' },
  { kind: 'first-aid', days: -12 },
];
const ofCompany: Document[] = [
  { kind: 'contractor-license', state: 'IN', number: 'GC-118340', days: 410 },
  { kind: 'insurance', number: 'GL-7720041', days: 41 },
  { kind: 'w-9' },
];

/** Returns, by profile, the documents of the worker and the company with demo sign-ins. */
export const demoDocuments = ({ seekers, companies }: DemoWorld, now: Date): Map<string, StoredDocument[]> => {
  const stored = (profile: string, documents: readonly Document[]): [string, StoredDocument[]] => [
    profile,
    documents.map(({ days, ...document }) => ({
      id: hashOf(`${profile} ${document.kind}`).slice(0, profile.length),
      ...document,
      ...(days !== undefined && { expires: dayAfter(now, days) }),
    })),
  ];
  const [worker, company] = [seekers[DEMO_SEEKER_INDEX], companies[0]];
  return new Map([
    ...(worker ? [stored(worker.id, ofWorker)] : []),
    ...(company ? [stored(company.id, ofCompany)] : []),
  ]);
};
