import { Box } from '@chakra-ui/react';
import { COMPANY_JOBS_PER_ROW } from '@plumbline/shared/options/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { OpeningCard } from './opening-card.tsx';
import { useCompanyJobs } from './use-company-jobs.ts';

const Openings = ({ companyId }: { companyId: string }) => {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const jobs = useCompanyJobs(companyId, page);
  const { data } = jobs;
  if (!data) {
    return (
      <Card pad>
        <PendingAnswer query={jobs} failure={t('Something went wrong.')} avatar={false} />
      </Card>
    );
  }
  if (data.total === 0) {
    return (
      <Card>
        <EmptyState title={t('No Job openings!')} />
      </Card>
    );
  }
  return (
    <>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          desk: `repeat(${COMPANY_JOBS_PER_ROW}, minmax(0, 1fr))`,
        }}
        gap="4"
      >
        {data.results.map((job) => (
          <OpeningCard key={job.id} job={job} />
        ))}
      </Box>
      <Pager page={page} pageCount={data.pageCount} onChange={setPage} />
    </>
  );
};

/** The company's open jobs, three a row and nine a page [PRO-20]. */
export const CompanyJobs = ({ companyId }: { companyId: string }) => {
  const { t } = useTranslation();
  return (
    <Box as="section" aria-labelledby="openings" display="grid" gap="4">
      <h2 id="openings">{t('Current Job Openings')}</h2>
      <Openings companyId={companyId} />
    </Box>
  );
};
