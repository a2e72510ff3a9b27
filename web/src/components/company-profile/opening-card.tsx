import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '../../ui/text/date-text.tsx';
import { Chips, Pill } from '../../ui/text/pill.tsx';
import { usePayText } from '../job/use-pay-text.ts';

const LinkedCard = chakra(
  'li',
  defineRecipe({
    base: {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: '2',
      p: { base: '4', md: '5' },
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'm',
      _hover: { borderColor: 'accent' },
      // The title's link covers the card, so that the whole of it opens the job.
      '& h3 a': { color: 'text', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: 0 } },
    },
  }),
);

/** A job as a card that leads to it. */
export const OpeningCard = ({ job }: { job: JobSummary }) => {
  const { t } = useTranslation();
  const pay = usePayText().shortPay(job);
  return (
    <LinkedCard>
      <h3>
        <Link to={paths.jobs.job.path(job.id)}>{job.name}</Link>
      </h3>
      {pay && <b className="num">{pay}</b>}
      <Chips>
        <Pill>{t(job.type)}</Pill>
        {job.willingToProvidePaidTraining && (
          <Pill tone="success" icon={GraduationCap}>
            {t('Paid training')}
          </Pill>
        )}
      </Chips>
      <Box as="p" color="muted" textStyle="small">
        {placeText(job)}
        <br />
        {t('Posted on')} <DateText value={job.postDate ?? job.createdAt} />
      </Box>
    </LinkedCard>
  );
};
