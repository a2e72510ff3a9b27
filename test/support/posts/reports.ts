import type { Api } from '../contract/api.ts';
import type { Person } from '../people/people.ts';
import { inQueue } from './queue.ts';

type Row = { id: string; kind: string; subject: { id: string }; reporter?: { id: string } };

/** Reports something and returns the id of the report. */
export const newReport = async (staff: Api, reporter: Person, kind: string, id: string): Promise<string> => {
  const { status, body } = await reporter.api.post('/api/reports', { kind, id, reason: 'scam' });
  if (status !== 201) throw new Error(`reports answered ${status}: ${JSON.stringify(body)}`);
  const isIt = (row: Row) => row.kind === kind && row.subject.id === id && row.reporter?.id === reporter.profileId;
  return ((await inQueue(staff, 'report')) as Row[]).find(isIt)!.id;
};

export const decide = (staff: Api, report: string, decision: object) =>
  staff.post(`/api/admin/reports/${report}/decision`, decision);
