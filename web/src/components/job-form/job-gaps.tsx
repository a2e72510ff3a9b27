import { Box } from '@chakra-ui/react';
import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { ReviewWarning } from '../../ui/text/review-warning.tsx';

const listed: ReadonlySet<string> = new Set(tradeCategoryNames);

type JobGapsProps = {
  job: JobForm;
  /** Whether the job is matched by its trades: true for a posted job, false for a briefing. */
  matched: boolean;
  paused: boolean;
  onBack: () => void;
};

/** Lists what the post lacks to be found or applied for, before it is paid for. A link leads back to add it. */
export const JobGaps = ({ job, matched, paused, onBack }: JobGapsProps) => {
  const { t } = useTranslation();
  const gaps = [
    matched && !job.tradeCategories.some((trade) => listed.has(trade)) && t('No trade: this job will find no matches.'),
    !job.pay && !job.compensation && t("No pay listed. It's the first thing workers look for."),
    !job.description && t("No description. Workers won't know what the job is."),
  ].filter((gap) => gap !== false);
  if (gaps.length === 0) return null;
  return (
    <ReviewWarning
      action={
        <Button onClick={onBack} disabled={paused}>
          {t('Add what is missing')}
        </Button>
      }
    >
      <Box as="ul" listStyleType="none" display="grid" gap="1">
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </Box>
    </ReviewWarning>
  );
};
