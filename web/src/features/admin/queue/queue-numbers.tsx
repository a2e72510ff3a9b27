import type { QueueCounts } from '@plumbline/shared/contracts/admin/queue';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { type QueueSearch, toAddress } from './queue-search.ts';

/** How many tasks are open, due, the reader's own and without an owner; each number leads to its tasks. */
export const QueueNumbers = ({ counts }: { counts: QueueCounts | undefined }) => {
  const { t } = useTranslation();
  const shown = (count: number | undefined) =>
    count === undefined ? <SkeletonBox shape="figure" /> : counts?.more ? t('{{count}} or more', { count }) : count;
  const to = (filter: Partial<QueueSearch>) =>
    paths.admin.queue.path(
      toAddress({ state: 'open', kind: undefined, owner: 'anyone', due: 'any', page: 1, ...filter }),
    );
  return (
    <section aria-label={t('Queue')}>
      <FactStrip
        variant="numbers"
        items={[
          { label: t('Open, all kinds'), value: shown(counts?.open), to: to({}) },
          { label: t('Due today or before'), value: shown(counts?.due), to: to({ due: 'today' }) },
          { label: t('Mine'), value: shown(counts?.mine), to: to({ owner: 'mine' }) },
          { label: t('No one has it'), value: shown(counts?.free), to: to({ owner: 'none' }) },
        ]}
      />
    </section>
  );
};
