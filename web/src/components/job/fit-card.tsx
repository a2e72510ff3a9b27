import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '../../lib/queries/own-profile.ts';
import { Card } from '../../ui/layout/card.tsx';
import { fitOf } from './fit.ts';
import { MatchReason } from './match-reason.tsx';

/** In words; the position alone is no reason. */
const useReasons = (job: JobView): string[] => {
  const { t } = useTranslation();
  const { data: profile } = useOwnProfile();
  const { shared, seeksType } = fitOf(job, profile?.jobSeeker);
  if (shared === 0) return [];
  return [
    t('You share {{shared}} of {{count}} trade categories', { shared, count: job.tradeCategories.length }),
    ...(seeksType ? [t('You look for {{type}} work', { type: t(job.type) })] : []),
  ];
};

/** The match's reason and what else speaks for the job; nothing when nothing does. */
export const FitCard = ({ job, reason }: { job: JobView; reason: string | undefined }) => {
  const { t } = useTranslation();
  const reasons = useReasons(job);
  if (!reason && reasons.length === 0) return null;
  return (
    <Card as="section" pad display="grid" gap="3" order={{ base: -1, desk: 0 }} aria-labelledby="fit">
      <h2 id="fit">{t('Why it fits you')}</h2>
      {reason && <MatchReason>{reason}</MatchReason>}
      {reasons.length > 0 && (
        <Box as="ul" display="grid" gap="2" fontSize="control" listStyleType="none">
          {reasons.map((text) => (
            <Box as="li" key={text} display="flex" gap="2.5" alignItems="baseline">
              <Box as="span" color="success" transform="translateY(2px)" lineHeight="1">
                <Check size={16} aria-hidden />
              </Box>
              {text}
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
};
