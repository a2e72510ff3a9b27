import { Tabs } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../components/card.tsx';
import { TabCount } from '../../components/tab-links.tsx';
import type { PeopleKind } from './api/use-people.ts';
import { PeopleList } from './people-list.tsx';

/** Who applied and who matches [APP-01]; the address keeps the tab, so that coming back finds it open. */
export const PeopleTabs = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const tab: PeopleKind = search.get('tab') === 'matches' ? 'matches' : 'applicants';
  const open = (value: string) => setSearch(value === 'matches' ? { tab: value } : {}, { replace: true });
  return (
    <Card as="section" aria-label={t('People for this job')} overflow="hidden" mt="1.5">
      <Tabs.Root value={tab} onValueChange={({ value }) => open(value)} lazyMount unmountOnExit>
        <Tabs.List>
          <Tabs.Trigger value="applicants">
            {t('Applicants')}
            <TabCount>{job.applicantCount ?? 0}</TabCount>
          </Tabs.Trigger>
          <Tabs.Trigger value="matches">
            {t('Matches')}
            <TabCount>{job.matchCount ?? 0}</TabCount>
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="applicants">
          <PeopleList jobId={job.id} kind="applicants" />
        </Tabs.Content>
        <Tabs.Content value="matches">
          <PeopleList jobId={job.id} kind="matches" />
        </Tabs.Content>
      </Tabs.Root>
    </Card>
  );
};
