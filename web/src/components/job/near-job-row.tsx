import { Box } from '@chakra-ui/react';
import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { titleCase } from '@plumbline/shared/domain/text/title-case';
import { paths } from '@plumbline/shared/options/paths';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nearOrWhole } from '../../lib/near-or-whole.ts';
import { ListRow } from '../../ui/lists/list-card.tsx';
import { Pill } from '../../ui/text/pill.tsx';
import { RowFactsLine } from './facts/row-facts.tsx';
import { usePayText } from './use-pay-text.ts';

/** A row of a list card: the distance in brass, the job with its company and facts, and the pay. */
export const NearJobRow = ({ job, marked = true }: { job: JobCard; marked?: boolean }) => {
  const { t } = useTranslation();
  const pay = usePayText().shortPay(job);
  return (
    <ListRow
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '62px minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap={{ base: '3', md: '5' }}
      rowGap="1"
    >
      <Box as="p" className="figure num" color="brass" textAlign="right" order={{ base: 1, md: 0 }}>
        <Box as="b" fontSize="1.5rem">
          {nearOrWhole(job.miles)}
        </Box>{' '}
        {t('mi')}
      </Box>
      <Box minWidth="0">
        <h3>
          <Box asChild color="text" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
            <Link className="tap" to={paths.jobs.job.path(job.id)}>
              {titleCase(job.name)}
            </Link>
          </Box>
        </h3>
        <Box as="p" fontSize="control" color="muted">
          <Box as="b" display="inline-block" color="text" fontWeight="medium" marginEnd="3">
            {job.company.name}
          </Box>
          <Box as="span" display="inline-block">
            {placeText(job)}
          </Box>
        </Box>
        <RowFactsLine job={job} />
      </Box>
      <Box
        as="p"
        className="num"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent={{ md: 'flex-end' }}
        columnGap="2.5"
        rowGap="1"
        order="2"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        fontWeight="semibold"
      >
        {pay}
        {marked && job.willingToProvidePaidTraining && (
          <Pill tone="success" icon={GraduationCap}>
            {t('Paid training')}
          </Pill>
        )}
      </Box>
    </ListRow>
  );
};
