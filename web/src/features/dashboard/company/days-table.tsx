import { VisuallyHidden } from '@chakra-ui/react';
import type { DayCounts } from '@plumbline/shared/contracts/dashboard/dashboard';
import { useTranslation } from 'react-i18next';
import { useDayName } from './days-chart.tsx';

/** The chart's figures for screen readers. */
export const DaysTable = ({ days }: { days: readonly DayCounts[] }) => {
  const { t } = useTranslation();
  const nameOf = useDayName();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('Views and applicants per day')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Day')}</th>
            <th scope="col">{t('Views')}</th>
            <th scope="col">{t('Applicants')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, views, applicants }) => (
            <tr key={date}>
              <th scope="row">{nameOf(date)}</th>
              <td>{views}</td>
              <td>{applicants}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
};
