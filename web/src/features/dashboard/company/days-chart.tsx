import { chakra } from '@chakra-ui/react';
import type { DayCounts } from '@plumbline/shared/contracts/dashboard/dashboard';
import { dateFormatter } from '@plumbline/shared/domain/dates/calendar-day';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { BASE, createScale, HEIGHT, isWeekMark, linesFor, WIDTH } from './chart-scale.ts';

const BAR = 8;

const Chart = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    overflow: 'visible',
    fontVariantNumeric: 'tabular-nums',
    '& text': { fill: 'muted', fontSize: { base: '22px', md: '13px' } },
    '& [data-line]': { stroke: 'border' },
    '& [data-tick]': { stroke: 'border-strong' },
    '& [data-bar]': { fill: 'brass-line' },
    '& [data-views]': { fill: 'none', stroke: 'accent', strokeWidth: '2.5', strokeLinejoin: 'round' },
    '& circle': { fill: 'accent' },
    '& [data-day]': { fill: 'transparent' },
    // A phone has room for every other date.
    '& [data-odd]': { display: { base: 'none', md: 'inline' } },
  },
});

/** MMM D of a calendar day. */
export const useDayName = () => {
  const locale = useLocale();
  return (day: string) =>
    dateFormatter(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
};

/** Views as a blue line, applicants as brass bars, one for each day [SHL-03]. */
export const DaysChart = ({ days }: { days: readonly DayCounts[] }) => {
  const { t } = useTranslation();
  const nameOf = useDayName();
  const most = Math.max(...days.flatMap(({ views, applicants }) => [views, applicants]));
  const { x, y, left } = createScale(days.length, most);
  const today = days.at(-1);
  const points = days.map(({ views }, at) => `${x(at).toFixed(1)} ${y(views).toFixed(1)}`);
  const marks = days.flatMap((day, at) => (isWeekMark(at, days.length) ? [{ ...day, at }] : []));
  const width = x(1) - x(0);
  return (
    <Chart
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('Views and applicants per day, last 30 days. Today: {{views}} and {{applicants}}.', { ...today })}
    >
      {linesFor(most).map((value) => (
        <g key={value}>
          <path data-line d={`M${left} ${y(value)}H${WIDTH}`} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {days.map(({ date }, at) => (
        <path key={date} data-tick d={`M${x(at).toFixed(1)} ${BASE}v${isWeekMark(at, days.length) ? 9 : 5}`} />
      ))}
      {marks.map(({ date, at }, index) => (
        <text
          key={date}
          x={x(at)}
          y={HEIGHT - 4}
          textAnchor={at === days.length - 1 ? 'end' : 'middle'}
          data-odd={index % 2 || undefined}
        >
          {nameOf(date)}
        </text>
      ))}
      {days.map(({ date, applicants }, at) =>
        applicants > 0 ? (
          <rect key={date} data-bar x={x(at) - BAR / 2} y={y(applicants)} width={BAR} height={BASE - y(applicants)} />
        ) : null,
      )}
      <path data-views d={`M${points.join('L')}`} />
      {today && <circle cx={x(days.length - 1)} cy={y(today.views)} r="4.5" />}
      {days.map((day, at) => (
        <rect key={day.date} data-day x={x(at) - width / 2} y="0" width={width} height={BASE}>
          <title>{t('{{date}}: {{views}} views, {{applicants}} applicants', { ...day, date: nameOf(day.date) })}</title>
        </rect>
      ))}
    </Chart>
  );
};
