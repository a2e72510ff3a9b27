import { useTranslation } from 'react-i18next';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { useIsGated } from '../../../ui/states/load-together.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { useOwnApplications } from '../api/use-own-applications.ts';
import { useOpenMatches } from '../api/use-own-matches.ts';
import { useSavedJobs } from '../api/use-saved-jobs.ts';

/** Applications by state, matches and saved jobs [SHL-03]; a failed part shows its error in its own card. */
export const NumberStrip = () => {
  const { t } = useTranslation();
  const [applications, matches, saved] = [useOwnApplications(), useOpenMatches(), useSavedJobs()];
  const gated = useIsGated();
  const states = applications.data?.states;
  const items = [
    { label: t('Pending applications'), value: states?.requested },
    { label: t('Accepted applications'), value: states?.granted },
    { label: t('Rejected applications'), value: states?.rejected },
    { label: t('Matches'), value: matches.data },
    { label: t('Saved Jobs'), value: saved.data?.total },
  ];
  return (
    <section aria-label={t('Your numbers')}>
      <FactStrip
        variant="numbers"
        phone="three"
        items={items.map(({ label, value = '-' }) => ({
          label,
          value: gated ? <SkeletonBox shape="figure" /> : value,
        }))}
      />
    </section>
  );
};
