import { Box, VisuallyHidden } from '@chakra-ui/react';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { type ActivityType, activityTypes } from '@plumbline/shared/domain/jobs/seeker-activity';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OwnInterviews } from '../../components/interview/own-interviews.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { ActivityFilter } from './activity-filter.tsx';
import { ActivityList } from './activity-list.tsx';
import { useActivities } from './api/use-activities.ts';
import { MyJobsFrame } from './my-jobs-frame.tsx';

type Address = { show?: 'active' | 'inactive'; only?: ActivityType | undefined; page?: number };

/** /my-jobs/activities: applications, received jobs and matches in one list [SEE-24 to SEE-28]. */
export const ActivitiesPage = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const active = search.get('show') !== 'inactive';
  const page = pageIn(search);
  const only = active ? activityTypes.find((type) => type === search.get('only')) : undefined;
  const query = useActivities({ active, page, only });
  const go = ({ show, only: type, page: next = 1 }: Address) =>
    setSearch({
      ...(show === 'inactive' && { show }),
      ...(type && { only: type }),
      ...(next > 1 && { page: String(next) }),
    });
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  const counts = query.data?.counts;
  return (
    <MyJobsFrame
      choice={
        <Segmented
          label={t('Active or inactive')}
          value={active ? 'active' : 'inactive'}
          options={[
            { value: 'active', label: t('Active') },
            { value: 'inactive', label: t('Inactive') },
          ]}
          onChange={(show) => go({ show })}
        />
      }
    >
      <OwnInterviews />
      <Box as="section" aria-labelledby="activity-count" display="grid" gap="4">
        <VisuallyHidden asChild>
          <h2 id="activity-count" aria-live="polite">
            {total === undefined
              ? t('My Jobs')
              : t(active ? '{{count}} active' : '{{count}} inactive', { count: total })}
          </h2>
        </VisuallyHidden>
        {active ? (
          <ActivityFilter only={only} counts={counts} onChange={(type) => go({ only: type })} />
        ) : (
          <Box as="p" color="muted">
            {t('How your applications and matches ended.')}
          </Box>
        )}
        <ActivityList
          query={query}
          active={active}
          isGrouped={active && only === undefined}
          page={page}
          onPage={(next) => go({ show: active ? 'active' : 'inactive', only, page: next })}
        />
        <Box as="p" color="muted" textStyle="small">
          {t('Filled, withdrawn and declined jobs show up under Inactive.')}
        </Box>
      </Box>
    </MyJobsFrame>
  );
};
