import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { missingLicenses } from '@plumbline/shared/domain/documents/missing-licenses';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { documentNames } from '../../../components/documents/document-names.ts';
import { fitOf } from '../../../components/job/fit.ts';
import { useMilesText } from '../../../components/job/use-miles-text.ts';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { Card } from '../../../ui/layout/card.tsx';

/** The reasons to think twice before applying: another trade, a place beyond the distance of searches, no license. */
const useApplyNotes = (job: JobView): string[] => {
  const { t } = useTranslation();
  const milesText = useMilesText();
  const { data: profile } = useOwnProfile();
  const miles = job.applicationStatus?.miles;
  const trades = seekerTrades(profile?.jobSeeker ?? {});
  const isOutside = trades.length > 0 && job.tradeCategories.length > 0 && fitOf(job, profile?.jobSeeker).shared === 0;
  const missing = missingLicenses(job.requiredLicenses ?? [], profile?.documents ?? []);
  const isWithoutTransport =
    job.equipment?.includes('Own transportation') && profile?.jobSeeker?.reliableTransportation === false;
  return [
    ...(isOutside
      ? [
          t('This job is outside your trades: {{trades}}.', {
            trades: job.tradeCategories.map((each) => t(each)).join(', '),
          }),
        ]
      : []),
    ...(miles !== undefined && miles > SEARCH_RADIUS_MILES
      ? [t("It's {{miles}} from you.", { miles: milesText(miles) })]
      : []),
    ...(missing.length > 0
      ? [
          t('They ask for: {{licenses}}. Your profile has none yet.', {
            licenses: missing.map((kind) => t(documentNames[kind])).join(', '),
          }),
        ]
      : []),
    ...(isWithoutTransport ? [t('They ask for your own transportation. Your profile says no.')] : []),
  ];
};

/** Shows the notes above the button that applies. They don't stop anyone, and need no tap. */
export const ApplyNotes = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const notes = useApplyNotes(job);
  if (notes.length === 0) return null;
  return (
    <Card as="section" pad display="grid" gap="2" order={{ base: -3, desk: 0 }} aria-label={t('Before you apply')}>
      {notes.map((note) => (
        <Box as="p" key={note} display="flex" gap="2.5" alignItems="baseline" fontSize="control">
          <Box as="span" color="warning" transform="translateY(2px)" lineHeight="1">
            <CircleAlert size={16} aria-hidden />
          </Box>
          {note}
        </Box>
      ))}
    </Card>
  );
};
