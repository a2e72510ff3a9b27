import type { Examples } from '../../../gallery/example.ts';
import { Chips } from '../../ui/text/pill.tsx';
import { AppliedPill } from './applied-pill.tsx';
import { DeleteJobDialog } from './delete-job-dialog.tsx';
import { JobStatus } from './job-status.tsx';
import { MatchReason } from './match-reason.tsx';

export const examples: Examples = {
  AppliedPill: { default: () => <AppliedPill appliedAt="2026-11-23T14:40:00.000Z" /> },
  DeleteJobDialog: { open: () => <DeleteJobDialog jobId={'c'.repeat(24)} onClose={() => {}} /> },
  JobStatus: {
    states: () => (
      <Chips>
        <JobStatus job={{ status: 'Active' }} />
        <JobStatus job={{ status: 'Inactive' }} />
        <JobStatus job={{ status: 'Paused' }} />
        <JobStatus job={{ status: 'Filled' }} />
      </Chips>
    ),
  },
  MatchReason: { default: () => <MatchReason>Carpentry, Master, 4 miles</MatchReason> },
};
