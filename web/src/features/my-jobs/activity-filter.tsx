import { chakra, defineRecipe } from '@chakra-ui/react';
import { type ActivityType, activityTypes } from '@plumbline/shared/domain/jobs/seeker-activity';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';

/** The number of active jobs of each type. */
type ActivityCounts = Readonly<Record<ActivityType, number>>;

/** The name of each filter, and the heading of its jobs in the list of all. */
export const activityNames: Record<ActivityType, { filter: string; heading: string }> = {
  'job-application': { filter: msg('Applied'), heading: msg('Applications and answers') },
  'sent-job-post': { filter: msg('Sent to me'), heading: msg('Sent to you') },
  match: { filter: msg('Matches'), heading: msg('New matches') },
};

const Chips = chakra(
  'fieldset',
  defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: { base: '1.5', md: '2' },
      minWidth: 0,
      '& button': {
        flex: { base: '1', md: 'none' },
        minHeight: '44px',
        px: { base: '1', md: '3.5' },
        py: '1',
        borderWidth: '1px',
        borderColor: 'border-strong',
        borderRadius: 's',
        bg: 'surface',
        fontSize: { base: 'small', md: 'control' },
        fontWeight: 'medium',
        lineHeight: '1.25',
        whiteSpace: 'nowrap',
        _hover: { bg: 'sunken' },
        '&[aria-pressed=true]': {
          borderColor: 'accent',
          bg: 'accent-soft',
          color: 'accent',
          boxShadow: 'inset 0 0 0 1px {colors.accent}',
        },
      },
      '& b': { display: { base: 'block', md: 'inline' }, marginStart: { md: '2' }, fontWeight: 'semibold' },
    },
  }),
);

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
    { type: undefined, name: t('All'), count: all },
    ...activityTypes.map((type) => ({ type, name: t(activityNames[type].filter), count: counts?.[type] })),
  ];
  return (
    <Chips aria-label={t('Show')}>
      {choices.map(({ type, name, count }) => (
        <button key={type ?? 'all'} type="button" aria-pressed={type === only} onClick={() => onChange(type)}>
          {name} <b className="num">{count ?? '\u00a0'}</b>
        </button>
      ))}
    </Chips>
  );
};
