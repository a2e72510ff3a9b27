import type { ReportView } from '@plumbline/shared/contracts/admin/reports';
import { readProfileNames } from '../../../services/profiles/reading/profile-names.ts';
import type { ReportItem } from '../../../table/staff/report.ts';

type Party = { id: string; type: 'company' | 'jobSeeker' };

const accountOf = ({ account: id, accountType: type }: ReportItem): Party => ({ id, type });
const reporterOf = ({ reporter: id, reporterType: type }: ReportItem): Party | undefined =>
  id && type ? { id, type } : undefined;

/** Returns reports with the current names of their parties, in the reports' order. Makes two requests. */
export const reportViews = async (reports: readonly ReportItem[]): Promise<ReportView[]> => {
  const parties = reports.flatMap((report) => [accountOf(report), reporterOf(report) ?? []].flat());
  const idsOf = (wanted: Party['type']) => parties.filter(({ type }) => type === wanted).map(({ id }) => id);
  const names = await readProfileNames({ companies: idsOf('company'), seekers: idsOf('jobSeeker') }, { requests: 2 });
  const named = (party: Party) => ({ ...party, name: names.get(party.id) });
  const namedReporter = (report: ReportItem) => {
    const reporter = reporterOf(report);
    return reporter && named(reporter);
  };
  return reports.map((report) => {
    const { id, kind, subject, subjectName, reason, details, date, state, closed } = report;
    return {
      id,
      kind,
      subject: { id: subject, name: subjectName },
      account: named(accountOf(report)),
      reporter: namedReporter(report),
      reason,
      details,
      date,
      state,
      closed,
    };
  });
};
