import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { CircleMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SimilarJobs } from '../../../components/job/similar-jobs.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Pill } from '../../../ui/text/pill.tsx';

/** Says that the company chose someone else, and continues with open jobs like it. */
export const NotSelected = ({ job, isNameHidden }: { job: JobView; isNameHidden: boolean }) => {
  const { t } = useTranslation();
  return (
    <Box display="grid" gap="5" marginBottom="2">
      <Card as="section" pad display="grid" gap="2" justifyItems="start" aria-labelledby="not-selected">
        <Pill icon={CircleMinus}>{t('Not selected')}</Pill>
        <h2 id="not-selected">{t('The company chose someone else')}</h2>
        <Box as="p" color="muted">
          {isNameHidden
            ? t("It's no reflection on your work. Your name and number stayed hidden.")
            : t("It's no reflection on your work.")}
        </Box>
      </Card>
      <SimilarJobs job={job} title={t('Jobs like it, open now')} />
    </Box>
  );
};
