import { Box } from '@chakra-ui/react';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { STARRED_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePayText } from '../../components/job/use-pay-text.ts';
import { useFirstSavedJobs } from '../../lib/queries/jobs/saved-jobs.ts';
import { ListCard, ListRow } from '../../ui/lists/list-card.tsx';
import { Pager } from '../../ui/lists/pager.tsx';

/** The saved jobs with training, as cards. Renders nothing when there are none [SEE-21, SHL-31]. */
export const SavedTrainings = () => {
  const { t } = useTranslation();
  const { shortPay } = usePayText();
  const { data } = useFirstSavedJobs();
  const [page, setPage] = useState(1);
  const found = (data?.result ?? []).filter(({ job }) => job.active && job.willingToProvidePaidTraining);
  if (!found.length) return null;
  return (
    <Box as="section" aria-labelledby="saved-trainings" display="grid" gap="4">
      <h2 id="saved-trainings">{t('Saved jobs with paid training')}</h2>
      <ListCard>
        {found.slice((page - 1) * STARRED_PAGE_SIZE, page * STARRED_PAGE_SIZE).map(({ job }) => (
          <ListRow key={job.id} position="relative" _hover={{ bg: 'sunken' }}>
            <Box
              asChild
              fontSize="h3l"
              css={{
                '& a': { color: 'text', textDecoration: 'none' },
                '& a::after': { content: '""', position: 'absolute', inset: '0' },
              }}
            >
              <h3>
                <Link to={paths.jobs.job.path(job.id)}>{job.name}</Link>
              </h3>
            </Box>
            <Box as="p" color="muted" textStyle="small">
              {[job.company.name, placeText(job), shortPay(job)].filter(Boolean).join(' · ')}
            </Box>
          </ListRow>
        ))}
      </ListCard>
      <Pager page={page} pageCount={Math.ceil(found.length / STARRED_PAGE_SIZE)} onChange={setPage} />
    </Box>
  );
};
