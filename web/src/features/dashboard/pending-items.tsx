import { Box } from '@chakra-ui/react';
import type { WaitingRow } from '@plumbline/shared/contracts/dashboard/dashboard';
import { paths } from '@plumbline/shared/options/paths';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';
import { ListCard } from '../../ui/lists/list-card.tsx';
import { useIsGated } from '../../ui/states/load-together.tsx';
import { Skeleton, SkeletonBox } from '../../ui/states/skeleton.tsx';
import { RedDot } from '../../ui/text/red-dot.tsx';
import { usePendingItems } from './api/use-pending-items.ts';
import { RowLink } from './row-link.tsx';

const linkOf = ({ kind, subject }: WaitingRow): string => {
  if (kind === 'applicants') return paths.employees.job.path(subject.id);
  return kind === 'briefing' ? paths.jobs.response.path(subject.id) : paths.tradePartners.project.path(subject.id);
};

const widths = ['46%', '58%', '52%', '40%', '55%'];

/** Returns two texts for pending items: their number and kind, and for or from whom they are. */
const useTexts = () => {
  const { t } = useTranslation();
  return ({ kind, count, subject, profile }: WaitingRow): readonly [string, string] => {
    if (kind === 'applicants') {
      return [t('{{count}} new applicants', { count }), t('for {{name}}', { name: subject.name })];
    }
    if (kind === 'briefing') {
      const values = { name: subject.name, company: profile?.name };
      return [t('{{count}} job briefings', { count }), t('from {{company}}: {{name}}', values)];
    }
    const rest = profile
      ? t('from {{company}} for {{name}}', { company: profile.name, name: subject.name })
      : t('for {{name}}', { name: subject.name });
    return [t('{{count}} project requests', { count }), rest];
  };
};

/** The skeleton of the pending items. It has the number of rows of the last visit, or two on the first visit. */
const WaitingShape = () => {
  const rows = readStored('waitingRows') ?? 2;
  if (rows === 0) return null;
  return (
    <Skeleton>
      <ListCard>
        {widths.slice(0, rows).map((width) => (
          <Box key={width} as="li" display="flex" alignItems="center" gap="3.5" minHeight="54px" ps="5" pe="4">
            <SkeletonBox boxSize="10px" borderRadius="full" />
            <SkeletonBox width={width} />
          </Box>
        ))}
      </ListCard>
    </Skeleton>
  );
};

/** The user's pending items, above everything else. Renders nothing when there are none [SHL-03]. */
export const PendingItems = () => {
  const { t } = useTranslation();
  const { data } = usePendingItems();
  const textsOf = useTexts();
  const gated = useIsGated();
  const count = data?.results.length;
  useEffect(() => {
    if (count !== undefined) writeStored('waitingRows', count);
  }, [count]);
  if (gated) return <WaitingShape />;
  if (!count) return null;
  return (
    <ListCard aria-label={t('Waiting for you')}>
      {data?.results.map((row) => {
        const [what, rest] = textsOf(row);
        return (
          <li key={`${row.kind} ${row.subject.id}`}>
            <RowLink to={linkOf(row)}>
              <RedDot aria-hidden boxShadow="none" />
              <span data-text>
                <b>{what}</b> {rest}
              </span>
              <ChevronRight size={20} aria-hidden />
            </RowLink>
          </li>
        );
      })}
    </ListCard>
  );
};
