import { Box } from '@chakra-ui/react';
import type { StaffTask } from '@plumbline/shared/contracts/admin/queue';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../ui/text/date-text.tsx';

/** The days until a task is due, counted in the business zone; negative when it is overdue. */
const daysUntilDue = (dueOn: string): number =>
  Math.round((Date.parse(dueOn) - Date.parse(businessDay(new Date()))) / DAY_MS);

/** 'Today' and 'Overdue' in the warning color with a clock, or 'In 2 days'; the date of a closed task's end. */
export const DueText = ({ task: { dueOn, closedAt } }: { task: StaffTask }) => {
  const { t } = useTranslation();
  if (closedAt) return <DateText value={closedAt} />;
  const days = daysUntilDue(dueOn);
  const text = days < 0 ? t('Overdue') : days === 0 ? t('Today') : t('In {{count}} days', { count: days });
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="1"
      whiteSpace="nowrap"
      {...(days <= 0 && { color: 'warning', fontWeight: 'semibold' })}
    >
      {days <= 0 && <Clock size={16} aria-hidden />}
      <time dateTime={dueOn}>{text}</time>
    </Box>
  );
};
