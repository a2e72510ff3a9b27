import { useTranslation } from 'react-i18next';
import { MileTape } from '../../ui/drawing/mile-tape.tsx';

/** A tape with the distances of all jobs that a search finds, not only those of the page. */
export const JobTape = ({ perMile }: { perMile: readonly number[] }) => {
  const { t } = useTranslation();
  const miles = perMile.flatMap((count, mile) => (count > 0 ? [mile] : []));
  const [from, to] = [miles.at(0), miles.at(-1)];
  return <MileTape miles={miles} label={t('Jobs by distance, from {{from}} to {{to}} miles', { from, to })} />;
};
