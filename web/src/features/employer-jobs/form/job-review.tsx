import { Box } from '@chakra-ui/react';
import type { JobForm } from '@plumbline/shared/contracts/jobs';
import { formatMoney } from '@plumbline/shared/domain/money';
import { titleCase } from '@plumbline/shared/domain/title-case';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useProduct } from '../../../components/checkout/use-product.ts';
import { useLocale } from '../../../components/date-text.tsx';
import { JobPostBody, JobPostFacts } from '../../../components/job-post.tsx';
import { JobFormActions } from './job-form-actions.tsx';

type JobReviewProps = {
  job: JobForm;
  /** Whether publishing it has its price, as it has not been published yet. */
  priced: boolean;
  busy: boolean;
  onBack: () => void;
  onPublish: () => void;
};

/** The price is told before anything is charged. */
const PriceLine = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: product, isError } = useProduct('job_posting');
  if (isError) return <p>{t("We couldn't retrieve the product you're trying to purchase.")}</p>;
  if (!product || product.amount === 0) return null;
  return (
    <Box bg="surface" borderWidth="1px" borderColor="border" borderRadius="m">
      <Box className="ruler" mx="1" aria-hidden />
      <Box px={{ base: '4', md: '6' }} pt="3" pb="4" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4">
        <Box as="span" textStyle="figure" fontSize="1.625rem">
          {formatMoney(product.amount, locale)}
        </Box>
        <p>{t('to publish this job. You review the payment before you are charged.')}</p>
      </Box>
    </Box>
  );
};

/** The post as its readers will see it, and what publishing costs [EMP-16, EMP-22]. */
export const JobReview = ({ job, priced, busy, onBack, onPublish }: JobReviewProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Box as="header" display="grid" gap="4">
        <h2>{titleCase(job.name)}</h2>
        <JobPostFacts job={job} />
      </Box>
      <JobPostBody job={job} />
      {priced && <PriceLine />}
      <JobFormActions>
        <Button onClick={onBack} disabled={busy}>
          {t('Back')}
        </Button>
        <Button variant="primary" onClick={onPublish} disabled={busy}>
          {busy ? t('Sending...') : t('Publish')}
        </Button>
      </JobFormActions>
    </>
  );
};
