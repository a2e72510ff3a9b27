import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { CheckLabel } from '../../../ui/fields/check-field.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Notice } from '../../../ui/text/notice.tsx';
import { JobLoader } from '../job/job-loader.tsx';
import { Flyer, type FlyerLanguages, type Say } from './flyer.tsx';

const languages: Record<FlyerLanguages, string> = { both: msg('Bilingual'), en: 'English', es: 'Español' };

/** The texts of a flyer in both languages. The Spanish ones load with the page. */
const useSay = (): Say => {
  const [spanish, setSpanish] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    void import('../../../locales/es.ts').then(({ es }) => setSpanish(es));
  }, []);
  return (text, language) => (language === 'es' ? (spanish[text] ?? text) : text);
};

/** The address of a job for people who scan a code: without an account, where the company shows its jobs. */
const linkOf = ({ id, isPublic }: JobView): string =>
  `${location.origin}${(isPublic ? paths.publicJob : paths.jobs.job).path(id)}`;

const FlyerOfJob = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const say = useSay();
  const [chosen, choose] = useState<FlyerLanguages>('both');
  const [hasTabs, setTabs] = useState(true);
  const options = Object.entries(languages).map(([value, label]) => ({
    value: value as FlyerLanguages,
    label: t(label),
  }));
  return (
    <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', desk: '280px minmax(0, 1fr)' }} gap="8">
      <Box display="grid" gap="4" alignContent="start">
        <Button variant="primary" size="lg" onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          {t('Print the flyer')}
        </Button>
        <Box display="grid" gap="1.5" justifyItems="start">
          <Box as="p" textStyle="label">
            {t('Language')}
          </Box>
          <Segmented label={t('Language')} value={chosen} options={options} onChange={choose} />
        </Box>
        <CheckLabel>
          <input type="checkbox" checked={hasTabs} onChange={({ target }) => setTabs(target.checked)} />
          {t('Tear-off tabs')}
        </CheckLabel>
        <Box as="p" color="muted" textStyle="small">
          {t('Black and white works too. To keep a PDF, choose it in the print dialog.')}
        </Box>
      </Box>
      <Flyer job={job} link={linkOf(job)} languages={chosen} hasTabs={hasTabs} say={say} />
    </Box>
  );
};

/** /employees/jobs/:jobId/flyer: the flyer of a job, to print. */
export const FlyerPage = () => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Box mb="-3">
        <BackLink to={paths.employees.job.path(jobId)} label={t('Back to job')} />
      </Box>
      <PageHeader title={t('Job flyer')}>{t('For the trailer, the supply house and the break room.')}</PageHeader>
      <JobLoader jobId={jobId} titled>
        {(job) =>
          job.status === 'Active' ? (
            <FlyerOfJob job={job} />
          ) : (
            <Notice tone="info">
              {t('Only an active job has a flyer. People who scan the code must find the job.')}
            </Notice>
          )
        }
      </JobLoader>
    </Box>
  );
};
