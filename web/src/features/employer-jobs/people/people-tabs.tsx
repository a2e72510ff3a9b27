import { Tabs } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Card } from '../../../ui/layout/card.tsx';
import { TabCount } from '../../../ui/layout/tab-links.tsx';
import type { PeopleKind } from '../api/use-people.ts';
import { PeopleList } from './people-list.tsx';

/** Returns the tab that has people. The matches of a job that was just published are still being found. */
const firstTab = ({ applicantCount, matchCount }: JobView, justPublished: boolean): PeopleKind =>
  !applicantCount && (matchCount || justPublished) ? 'matches' : 'applicants';

/** Returns the tab in the address, otherwise the one that has people. */
export const usePeopleTab = (job: JobView, justPublished: boolean): PeopleKind => {
  const [search] = useSearchParams();
  // Chosen once: counts that change later don't switch the tab.
  const [first] = useState(() => firstTab(job, justPublished));
  const asked = search.get('tab');
  return asked === 'matches' || asked === 'applicants' ? asked : first;
};

/**
 * The tabs of applicants and matches. The open tab is stored in the address, so that it is still open after coming back
 * [APP-01].
 */
export const PeopleTabs = ({ job, tab }: { job: JobView; tab: PeopleKind }) => {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const { state } = useLocation();
  const open = (value: string) => setSearch({ tab: value }, { replace: true, state });
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
          <PeopleList job={job} kind="applicants" />
        </Tabs.Content>
        <Tabs.Content value="matches">
          <PeopleList job={job} kind="matches" />
        </Tabs.Content>
      </Tabs.Root>
    </Card>
  );
};
