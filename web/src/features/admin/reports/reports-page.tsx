import { Box } from '@chakra-ui/react';
import { reportStates } from '@plumbline/shared/domain/support/report-kinds';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useReports } from '../api/use-reports.ts';
import { ReportRow } from './report-row.tsx';

const Reports = ({ state }: { state: (typeof reportStates)[number] | undefined }) => {
  const { t } = useTranslation();
  const found = useReports(state);
  if (!found.data)
    return (
      <PendingCard query={found} failure={t("We couldn't load the list.")}>
        <RowsShape />
      </PendingCard>
    );
  const reports = found.data.pages.flatMap(({ results }) => results);
  if (reports.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Flag}
          title={t('No reports')}
          help={t('What users report and Plumbline notices shows here.')}
        />
      </Card>
    );
  }
  return (
    <>
      <ListCard>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ListCard>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
    </>
  );
};

/** /admin/reports: jobs, projects, profiles and messages that users reported, open ones first. */
export const ReportsPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const state = reportStates.find((each) => each === params.get('state'));
  return (
    <>
      <PageHeader title={t('Reports')}>
        {t('What users reported and Plumbline noticed. Nothing happens to it until you decide.')}
      </PageHeader>
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Box display="grid" justifyItems={{ base: 'stretch', md: 'start' }}>
          <Segmented
            label={t('Reports')}
            value={state ?? 'all'}
            options={[
              { value: 'all', label: t('All') },
              { value: 'open', label: t('Open') },
              { value: 'closed', label: t('Closed') },
            ]}
            onChange={(next) => setParams(next === 'all' ? {} : { state: next })}
          />
        </Box>
        <Reports state={state} />
      </Box>
    </>
  );
};
