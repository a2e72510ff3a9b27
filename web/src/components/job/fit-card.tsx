import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { missingLicenses } from '@plumbline/shared/domain/documents/missing-licenses';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '../../lib/queries/own-profile.ts';
import { documentNames } from '../documents/document-names.ts';
import { WhyItFits } from '../match/why-it-fits.tsx';
import { fitOf } from './fit.ts';

const licensesText = (t: TFunction, licenses: string, isPart: boolean): string =>
  isPart
    ? t('Of what they ask for, you have: {{licenses}}', { licenses })
    : t('You have what they ask for: {{licenses}}', { licenses });

/** The reasons why a job fits, in words. Without a shared trade there are none: the position alone isn't a reason. */
const useReasons = (job: JobView): string[] => {
  const { t } = useTranslation();
  const { data: profile } = useOwnProfile();
  const { shared, seeksType } = fitOf(job, profile?.jobSeeker);
  if (shared === 0) return [];
  const required = job.requiredLicenses ?? [];
  const missing = missingLicenses(required, profile?.documents ?? []);
  const held = required.filter((kind) => !missing.includes(kind)).map((kind) => t(documentNames[kind]));
  return [
    t('You share {{shared}} of {{count}} trade categories', { shared, count: job.tradeCategories.length }),
    ...(held.length > 0 ? [licensesText(t, held.join(', '), missing.length > 0)] : []),
    ...(seeksType ? [t('You look for {{type}} work', { type: t(job.type) })] : []),
  ];
};

/** Shows the reason of the match and the other reasons why the job fits. */
export const FitCard = ({ job, reason }: { job: JobView; reason: string | undefined }) => (
  <WhyItFits reason={reason} reasons={useReasons(job)} />
);
