import { Box } from '@chakra-ui/react';
import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { ReviewWarning } from '../../ui/text/review-warning.tsx';

const listed: ReadonlySet<string> = new Set(tradeCategoryNames);

/** The form's fields without which a post is hard to find or to answer. */
export type GapField = 'tradeCategories' | 'pay.from' | 'description';

type JobGapsProps = {
  job: JobForm;
  /** Whether the job is matched by its trades: true for a posted job, false for a briefing. */
  matched: boolean;
  paused: boolean;
  onAdd: (field: GapField) => void;
};

/** Lists what the post lacks to be found or applied for, before it is paid for. Leads to the first missing field. */
export const JobGaps = ({ job, matched, paused, onAdd }: JobGapsProps) => {
  const { t } = useTranslation();
  const gaps = new Map<GapField, string>();
  if (matched && !job.tradeCategories.some((trade) => listed.has(trade)))
    gaps.set('tradeCategories', t('No trade: this job will find no matches.'));
  if (!job.pay && !job.compensation) gaps.set('pay.from', t("No pay listed. It's the first thing workers look for."));
  if (!job.description) gaps.set('description', t("No description. Workers won't know what the job is."));
  const [first] = gaps.keys();
  if (!first) return null;
  return (
    <ReviewWarning
      action={
        <Button onClick={() => onAdd(first)} disabled={paused}>
          {t('Add what is missing')}
        </Button>
      }
    >
      <Box as="ul" listStyleType="none" display="grid" gap="1">
        {[...gaps].map(([field, text]) => (
          <li key={field}>{text}</li>
        ))}
      </Box>
    </ReviewWarning>
  );
};
