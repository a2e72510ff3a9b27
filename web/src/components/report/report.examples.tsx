import { reportKinds } from '@plumbline/shared/domain/support/report-kinds';
import type { Example, Examples } from '../../../gallery/example.ts';
import { ReportButton } from './report-button.tsx';
import { ReportDialog } from './report-dialog.tsx';

const ID = 'c'.repeat(24);
const OWNER = 'd'.repeat(24);

/** The open dialog about each kind of subject. */
const dialogs: Record<string, Example> = Object.fromEntries(
  reportKinds.map((kind) => [
    kind,
    { as: 'provider', Draw: () => <ReportDialog kind={kind} id={ID} open onClose={() => {}} /> },
  ]),
);

export const examples: Examples = {
  ReportButton: { closed: { as: 'provider', Draw: () => <ReportButton kind="job" id={ID} owner={OWNER} /> } },
  ReportDialog: dialogs,
};
