import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { CountedDay } from '@plumbline/shared/contracts/admin/statistics';
import { dateFormatter } from '@plumbline/shared/domain/dates/calendar-day';
import { useTranslation } from 'react-i18next';
import { DayLine } from '../../../ui/drawing/day-line.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { useMoney } from '../../../ui/text/money-text.tsx';
import { type LineName, lineNames, lines, sumOf } from './figures.ts';

type Days = { days: readonly CountedDay[] };

const useDayName = () => {
  const locale = useLocale();
  return (day: string) =>
    dateFormatter(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
};

/** Formats payments in dollars and all other figures as numbers. */
const useFigure = () => {
  const locale = useLocale();
  const money = useMoney();
  return (name: LineName, value: number) => (name === 'paid' ? money(value) : value.toLocaleString(locale));
};

const Figure = ({ name, days }: Days & { name: LineName }) => {
  const { t } = useTranslation();
  const figure = useFigure();
  const nameOf = useDayName();
  const values = days.map((day) => day[name]);
  const most = Math.max(...values);
  const title = t(lines[name]);
  const [total, today, top] = [sumOf(days, name), values.at(-1) ?? 0, most].map((value) => figure(name, value));
  return (
    <Box as="figure" minWidth="0" display="grid" gap="0.5">
      <Box as="figcaption" color="muted" textStyle="small" fontWeight="semibold">
        {title}
      </Box>
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="2">
        <p>
          <Box as="b" className="num" fontFamily="heading" fontSize="1.5rem" lineHeight="1.15">
            {total}
          </Box>{' '}
          <Box as="span" color="muted" textStyle="small">
            {t('{{figure}} today', { figure: today })}
          </Box>
        </p>
        <Box as="span" className="num" color="muted" textStyle="small" alignSelf="end" aria-hidden>
          {top}
        </Box>
      </Box>
      <DayLine
        values={values}
        most={most}
        label={t('{{title}}, last 30 days: {{total}}, today {{today}}, at most {{top}} in a day.', {
          title,
          total,
          today,
          top,
        })}
      />
      <Box display="flex" justifyContent="space-between" color="muted" textStyle="small" aria-hidden>
        <span>{nameOf(days[0]?.date ?? '')}</span>
        <span>{t('Today')}</span>
      </Box>
    </Box>
  );
};

/** The lines' figures for screen readers. */
const FigureTable = ({ days }: Days) => {
  const { t } = useTranslation();
  const figure = useFigure();
  const nameOf = useDayName();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('Last 30 days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Day')}</th>
            {lineNames.map((name) => (
              <th key={name} scope="col">
                {t(lines[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{nameOf(day.date)}</th>
              {lineNames.map((name) => (
                <td key={name}>{figure(name, day[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
};

/** A small line for each figure of the last 30 days. */
export const LastDays = ({ days }: Days) => {
  const { t } = useTranslation();
  return (
    <Card asChild pad display="grid" gap="5" position="relative">
      <section>
        <h2>{t('Last 30 days')}</h2>
        <Box
          display="grid"
          columnGap="8"
          rowGap="6"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          }}
        >
          {lineNames.map((name) => (
            <Figure key={name} name={name} days={days} />
          ))}
        </Box>
        <FigureTable days={days} />
      </section>
    </Card>
  );
};
