import { Box } from '@chakra-ui/react';
import type { OwnActivity } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { ACTIVITY_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockDialog } from '../../components/block/block-dialog.tsx';
import { WithdrawDialog } from '../../components/job/applying/withdraw-dialog.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { ActivityTable } from './activity-table.tsx';
import type { useActivities } from './api/use-activities.ts';
import { DeclineJobDialog } from './decline-job-dialog.tsx';
import type { Ask, AskedAction } from './manage-job.tsx';

/** Shows when there are no activities: two links to start with [SEE-25]. */
export const NoActivity = ({ active }: { active: boolean }) => {
  const { t } = useTranslation();
  if (!active) {
    return (
      <EmptyState
        icon={Bookmark}
        title={t('Nothing here yet')}
        help={t('Filled, withdrawn and declined jobs show up here.')}
      />
    );
  }
  return (
    <EmptyState
      icon={Bookmark}
      title={t('Nothing here yet')}
      help={t('Jobs you apply for, and companies that ask for you, show up here.')}
      action={
        <Box display="flex" flexWrap="wrap" justifyContent="center" gap="2.5">
          <ButtonLink variant="primary" to={paths.jobs.search.path()}>
            {t('Find Jobs')}
          </ButtonLink>
          <ButtonLink to={paths.profile.own.path()}>{t('Complete your profile')}</ButtonLink>
        </Box>
      }
    />
  );
};

type ActivityListProps = {
  query: ReturnType<typeof useActivities>;
  active: boolean;
  /** Whether the types have headings, because the list has several. */
  isGrouped: boolean;
  page: number;
  onPage: (page: number) => void;
};

/** One page of the active or the ended activities. */
export const ActivityList = ({ query, active, isGrouped, page, onPage }: ActivityListProps) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ action: AskedAction; activity: OwnActivity }>();
  const ask: Ask = (action, activity) => setAsked({ action, activity });
  const close = () => setAsked(undefined);
  const about = (action: AskedAction) => (asked?.action === action ? asked.activity : undefined);
  const { data, isPlaceholderData } = query;
  if (!data) {
    return (
      <Card>
        <PendingAnswer query={query} failure={t("We couldn't load your jobs.")}>
          <ActivityTable rows={undefined} onAsk={ask} />
        </PendingAnswer>
      </Card>
    );
  }
  return (
    <>
      <Card aria-busy={isPlaceholderData}>
        {data.results.length === 0 ? (
          <NoActivity active={active} />
        ) : (
          <ActivityTable rows={data.results} isGrouped={isGrouped} onAsk={ask} />
        )}
      </Card>
      <Pager page={page} pageCount={Math.ceil(data.total / ACTIVITY_PAGE_SIZE)} onChange={onPage} />
      <DeclineJobDialog activity={about('decline')} onClose={close} />
      <WithdrawDialog job={about('withdraw')?.job} onClose={close} />
      <BlockDialog company={about('block')?.job.company} onClose={close} />
    </>
  );
};
