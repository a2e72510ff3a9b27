import { listProducts } from '@plumbline/shared/contracts/payments/products';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { listBenefits } from '@plumbline/shared/contracts/reference/reference';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { answering } from '../../../gallery/replies.ts';
import { ownCompany } from '../../../gallery/workers.ts';
import { DraftNote } from './draft-note.tsx';
import { JobFormSteps } from './job-form-steps.tsx';
import { emptyJob, type JobValues } from './job-values.ts';
import { PublishPrice } from './publish-price.tsx';

const filledIn: JobValues = {
  ...emptyJob,
  name: 'Pole Barn Framer',
  type: 'Full-Time',
  tradeCategories: ['Framing'],
  zip: '46590',
  description: '<p>Post-frame buildings in four counties.</p>',
  startDate: '2027-01-11',
  openings: 2,
  questions: [{ text: 'Can you lift 50 pounds?', wantsYes: true }],
  pay: { from: 2800, to: 3400, unit: 'hour' },
  experienceRequired: true,
  willingToProvidePaidTraining: false,
};

const Steps = ({ values }: { values: JobValues }) => (
  <JobFormSteps
    values={values}
    price={(reviewed) => <PublishPrice priced={false} reviewed={reviewed} />}
    nextLabel={t('Publish')}
    sendLabel={t('Publish')}
    failure={t('Something went wrong.')}
    busy={false}
    onSend={() => {}}
    onCancel={() => {}}
  />
);
const replies = [answering(listBenefits, { results: [] }), answering(getCompanyProfile, ownCompany())];

export const examples: Examples = {
  DraftNote: {
    restored: () => <DraftNote state="restored" onStartOver={() => {}} />,
    'open in another tab': () => <DraftNote state="elsewhere" onStartOver={() => {}} />,
  },
  JobFormSteps: {
    empty: { Draw: () => <Steps values={emptyJob} />, as: 'provider', replies },
    'filled in': { Draw: () => <Steps values={filledIn} />, as: 'provider', replies },
    'missing answers': { Draw: () => <Steps values={emptyJob} />, as: 'provider', replies, press: ['Publish'] },
    review: { Draw: () => <Steps values={filledIn} />, as: 'provider', replies, press: ['Publish', 'Back'] },
  },
  PublishPrice: {
    paid: () => <PublishPrice priced={false} reviewed={false} />,
    priced: {
      Draw: () => <PublishPrice priced reviewed />,
      as: 'provider',
      replies: [answering(listProducts, { results: [] })],
    },
  },
};
