import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { BRIEFINGS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useReceivedBriefings } from '../api/use-briefings.ts';
import { ReceivedTable } from './received-table.tsx';

/** /jobs/briefings: the seeker's briefings, open and decided [BRF-16]. */
export const ReceivedBriefingsPage = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const briefings = useReceivedBriefings(page);
  const { data, isError, fetchStatus } = briefings;
  const failed = !data && (isError || fetchStatus === 'paused');
  return (
    <>
      <BackLink to={paths.dashboard.path()} label={t('Back to Dashboard')} />
      <PageHeader title={t('Job Briefings')}>
        {t(
          'A company asks you about one job. Say yes and you swap phone and email. Decline and they never see your name.',
        )}
      </PageHeader>
      <Card>
        {failed && <PendingAnswer query={briefings} failure={t("We couldn't load your job briefings.")} />}
        {data?.total === 0 && (
          <EmptyState
            icon={Mail}
            title={t('No job briefings yet')}
            help={t('A company that wants you for a job sends one. We email you when it comes.')}
            action={<ButtonLink to={paths.jobs.search.path()}>{t('Find Jobs')}</ButtonLink>}
          />
        )}
        {!failed && data?.total !== 0 && <ReceivedTable rows={data?.results} />}
      </Card>
      <Pager
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / BRIEFINGS_PAGE_SIZE)}
        onChange={(next) => setSearch({ page: String(next) })}
      />
    </>
  );
};
