import { Box } from '@chakra-ui/react';
import type { Plan } from '@plumbline/shared/contracts/projects/plans';
import { paths } from '@plumbline/shared/options/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';

type PlanOpeningsProps = { projectId: string; plan: Plan; onClose: () => void };

/** The companies that opened a plan, how often, and when last. */
export const PlanOpenings = ({ projectId, plan, onClose }: PlanOpeningsProps) => {
  const { t } = useTranslation();
  const found = useInfiniteQuery({
    queryKey: queryKeys.projects.planOpenings(projectId, plan.id),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        'GET /api/projects/{id}/plans/{planId}/openings',
        { params: { id: projectId, planId: plan.id }, query: { cursor } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });
  const rows = found.data?.pages.flatMap(({ results }) => results);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('Who opened {{name}}', { name: plan.name })}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {!rows && <PendingAnswer query={found} failure={t("We couldn't load who opened it.")} />}
      {rows?.length === 0 && <p>{t('Nobody has opened it yet.')}</p>}
      <Box as="ul" display="grid" gap="3" listStyleType="none">
        {rows?.map(({ company, count, lastAt }) => (
          <Box as="li" key={company.id}>
            <Link to={paths.tradePartners.searchProfile.path(company.id)}>{company.name}</Link>
            <Box color="muted" textStyle="small">
              {t('Opened {{count}} times', { count })}, {t('last')} <DateTimeText value={lastAt} />
            </Box>
          </Box>
        ))}
      </Box>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
    </Modal>
  );
};
