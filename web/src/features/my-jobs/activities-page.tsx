import { Box } from '@chakra-ui/react';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { ActivityList } from './activity-list.tsx';
import { useActivities } from './api/use-activities.ts';
import { MyJobsFrame } from './my-jobs-frame.tsx';

/** /my-jobs/activities: applications, received jobs and matches in one list [SEE-24 to SEE-28]. */
export const ActivitiesPage = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const active = search.get('show') !== 'inactive';
  const page = pageIn(search);
  const query = useActivities(active, page);
  const go = (show: 'active' | 'inactive', next = 1) =>
    setSearch({ ...(show === 'inactive' && { show }), ...(next > 1 && { page: String(next) }) });
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  return (
    <MyJobsFrame>
      <Box as="section" aria-labelledby="activity-count" display="grid" gap="4">
        <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
          <Box as="h2" id="activity-count" fontSize="1.25rem" minHeight="1.2em" aria-live="polite">
            {total !== undefined && t(active ? '{{count}} active' : '{{count}} inactive', { count: total })}
          </Box>
          <Segmented
            label={t('Show')}
            value={active ? 'active' : 'inactive'}
            options={[
              { value: 'active', label: t('Active') },
              { value: 'inactive', label: t('Inactive') },
            ]}
            onChange={(show) => go(show)}
          />
        </Box>
        <ActivityList
          query={query}
          active={active}
          page={page}
          onPage={(next) => go(active ? 'active' : 'inactive', next)}
        />
        <Box as="p" color="muted" textStyle="small">
          {t('Jobs that were filled, withdrawn or declined move to Inactive.')}
        </Box>
      </Box>
    </MyJobsFrame>
  );
};
