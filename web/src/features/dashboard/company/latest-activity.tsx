import { Box, chakra } from '@chakra-ui/react';
import type { CompanyActivity } from '@plumbline/shared/contracts/dashboard/dashboard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';
import { useActivities } from '../api/use-activities.ts';
import { Panel } from '../panel.tsx';
import { activityTexts } from './activity-texts.ts';

/** The number of activities that show before 'more' is pressed. */
export const AT_FIRST = 4;
const MORE = 8;

const Activities = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3.5',
    '& li': { display: 'flex', gap: '3', fontSize: 'control', lineHeight: '1.4' },
    '& .lucide': { color: 'muted', marginTop: '1px' },
    '& p': { minWidth: 0, overflowWrap: 'break-word' },
    '& time': { display: 'block', color: 'muted', fontSize: 'small' },
  },
});

const Activity = ({ kind, profile, subject, date }: CompanyActivity) => {
  const { t } = useTranslation();
  const { icon: Icon, text } = activityTexts[kind];
  return (
    <li>
      <Icon size={20} aria-hidden />
      <p>
        {t(text, { name: profile.name, subject: subject?.name ?? '' })}
        <RelativeTime value={date} />
      </p>
    </li>
  );
};

const ActivityShape = () => (
  <Skeleton display="grid" gap="4">
    {['64%', '52%', '70%', '46%'].map((width) => (
      <Box key={width} display="flex" gap="3">
        <SkeletonBox shape="icon" />
        <Box flex="1" display="grid" gap="2">
          <SkeletonBox width={width} />
          <SkeletonBox width="88px" height="12px" />
        </Box>
      </Box>
    ))}
  </Skeleton>
);

/** The latest events of the company [SHL-03, EMP-42]. */
export const LatestActivity = () => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(AT_FIRST);
  const activities = useActivities(shown);
  return (
    <Panel
      title={t('Latest activity')}
      failure={t("We couldn't load your latest activity.")}
      query={activities}
      shape={<ActivityShape />}
    >
      {({ results, total }) =>
        results.length === 0 ? (
          <Box as="p" color="muted">
            {t('Nothing has happened yet. Applicants, unlocked profiles and connections show here.')}
          </Box>
        ) : (
          <>
            <Activities>
              {results.map((activity) => (
                <Activity key={activity.id} {...activity} />
              ))}
            </Activities>
            {total > results.length && (
              <Button
                variant="quiet"
                justifySelf="start"
                marginInlineStart="-2.5"
                onClick={() => setShown(shown + MORE)}
              >
                {t('Show more')}
              </Button>
            )}
          </>
        )
      }
    </Panel>
  );
};
