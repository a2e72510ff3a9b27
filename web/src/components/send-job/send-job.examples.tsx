import { listJobs } from '@plumbline/shared/contracts/jobs/jobs';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { JOB, ownJob } from '../../../gallery/posts.ts';
import { answering } from '../../../gallery/replies.ts';
import { WithState } from '../../../gallery/with-state.tsx';
import { ownCompany, seeker } from '../../../gallery/workers.ts';
import { JobList } from './job-list.tsx';
import { JobSentBanner } from './job-sent-banner.tsx';
import { SendJobAction } from './send-job-action.tsx';
import { SendJobButton } from './send-job-button.tsx';
import { SendJobOffer } from './send-job-offer.tsx';

const place = { city: 'Winona Lake', state: 'IN', type: 'Full-Time' } as const;
const choices = [
  { id: JOB, name: 'Lead Framing Carpenter', alreadySent: false, ...place },
  { id: '1'.repeat(24), name: 'Pole Barn Framer', alreadySent: true, ...place },
];
const replies = [
  answering(getCompanyProfile, ownCompany()),
  answering(listJobs, { results: [ownJob()], total: 1, pageCount: 1 }),
];

export const examples: Examples = {
  JobList: {
    default: () => (
      <WithState<readonly string[]>
        start={[]}
        draw={(chosen, change) => (
          <JobList
            name="Jobseeker9c07"
            choices={choices}
            chosen={chosen}
            busy={false}
            onToggle={(id) => change(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
          />
        )}
      />
    ),
  },
  JobSentBanner: { default: () => <JobSentBanner date="2026-11-20T15:00:00.000Z" /> },
  SendJobAction: {
    default: { Draw: () => <SendJobAction seeker={seeker()} isMatch={false} />, as: 'provider', replies },
  },
  SendJobButton: {
    closed: () => <SendJobButton seeker={seeker()} label={t('Send Job')} />,
    open: {
      Draw: () => <SendJobButton seeker={seeker()} label={t('Send Job')} />,
      as: 'provider',
      replies,
      press: ['Send Job'],
    },
  },
  SendJobOffer: { match: { Draw: () => <SendJobOffer seeker={seeker()} isMatch />, as: 'provider', replies } },
};
