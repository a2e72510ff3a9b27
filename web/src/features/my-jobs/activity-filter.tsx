import { type ActivityType, activityTypes } from '@plumbline/shared/domain/jobs/seeker-activity';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { CountedChoices } from '../../ui/controls/counted-choices.tsx';

/** The number of active jobs of each type. */
type ActivityCounts = Readonly<Record<ActivityType, number>>;

/** The name of each filter, and the heading of its jobs in the list of all. */
export const activityNames: Record<ActivityType, { filter: string; heading: string }> = {
  'job-application': { filter: msg('Applied'), heading: msg('Applications and answers') },
  'sent-job-post': { filter: msg('Sent to me'), heading: msg('Sent to you') },
  match: { filter: msg('Matches'), heading: msg('New matches') },
};

type ActivityFilterProps = {
  /** Undefined for all. */
  only: ActivityType | undefined;
  /** Undefined until they are loaded. */
  counts: ActivityCounts | undefined;
  onChange: (only: ActivityType | undefined) => void;
};

/** All, Applied, Sent to me or Matches, each with its number. */
export const ActivityFilter = ({ only, counts, onChange }: ActivityFilterProps) => {
  const { t } = useTranslation();
  const all = counts && activityTypes.reduce((sum, type) => sum + counts[type], 0);
  const choices = [
    { value: '' as const, label: t('All'), count: all },
    ...activityTypes.map((type) => ({ value: type, label: t(activityNames[type].filter), count: counts?.[type] })),
  ];
  return (
    <CountedChoices
      label={t('Show')}
      value={only ?? ''}
      choices={choices}
      onChange={(type) => onChange(type || undefined)}
    />
  );
};
