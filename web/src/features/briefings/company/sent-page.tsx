import { Box } from '@chakra-ui/react';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { BRIEFINGS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SentTable } from '../../../components/briefing/sent-table.tsx';
import { NoBriefings } from '../../../components/posts/no-posts.tsx';
import { useSentBriefings } from '../../../lib/queries/sent-briefings.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';

/** /employees/briefings: the company's sent briefings and their states [BRF-09, BRF-10]. */
export const SentBriefingsPage = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const briefings = useSentBriefings(page, BRIEFINGS_PAGE_SIZE);
  const { data, isError, fetchStatus, isPlaceholderData } = briefings;
  const failed = !data && (isError || fetchStatus === 'paused');
  const empty = data?.total === 0;
  return (
    <>
      <BackLink to={paths.employees.jobs.path()} label={t('Find employees')} />
      <PageHeader title={t('Job Briefings')}>
        {t(
          'A briefing asks one worker about one job. If they accept, you get their phone and email. If they decline, you get the reason.',
        )}
      </PageHeader>
      <Box as="section" display="grid" gap="4" aria-label={t('Job Briefings')}>
        {!failed && !empty && (
          <Box as="h2" fontSize="h2s">
            {data ? t('{{count}} job briefings', { count: data.total }) : t('Job Briefings')}
          </Box>
        )}
        <Card aria-busy={isPlaceholderData}>
          {failed && <PendingAnswer query={briefings} failure={t("We couldn't load your job briefings.")} />}
          {empty && <NoBriefings />}
          {!failed && !empty && <SentTable rows={data?.results} />}
        </Card>
        <Pager
          page={page}
          pageCount={Math.ceil((data?.total ?? 0) / BRIEFINGS_PAGE_SIZE)}
          onChange={(next) => setSearch({ page: String(next) })}
        />
      </Box>
    </>
  );
};
