import { Box } from '@chakra-ui/react';
import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import type { ApplicantStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { boardColumns, type ColumnKey } from './board-columns.ts';
import { columnWords } from './column-words.ts';
import { PersonCard } from './person-card.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { useCardFocus } from './use-card-focus.ts';

const Columns = ({ count, children }: { count: number; children: ReactNode }) => (
  // The columns scroll sideways where they don't fit; the padding is for the outline of the focus.
  <Box overflowX={{ md: 'auto' }} m="-1" p="1">
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${count}, minmax(11rem, 1fr))` }}
      gap="3"
      alignItems="start"
    >
      {children}
    </Box>
  </Box>
);

/** The board while the people load. */
export const BoardShape = () => (
  <Skeleton>
    <Columns count={5}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((each) => (
        <Box key={each} display="grid" gap="3">
          <SkeletonBox width="60%" />
          <SkeletonBox height="120px" />
        </Box>
      ))}
    </Columns>
  </Skeleton>
);

type PeopleBoardProps = {
  rows: readonly KnownPerson[];
  /** The stage of the filter. */
  only: ApplicantStage | '';
  busy: boolean;
};

/** The loaded people in a column for each stage. A phone shows one column at a time. */
export const PeopleBoard = ({ rows, only, busy }: PeopleBoardProps) => {
  const { t } = useTranslation();
  const columns = boardColumns(rows, only);
  const [chosen, choose] = useState<ColumnKey>(() => columns.find(({ people }) => people.length > 0)?.key ?? 'new');
  const { board, onCardFocus } = useCardFocus(rows, choose);
  const shown = columns.some(({ key }) => key === chosen) ? chosen : columns[0]?.key;
  return (
    <Box ref={board} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" aria-busy={busy}>
      {columns.length > 1 && shown !== undefined && <StageTabs columns={columns} shown={shown} onChange={choose} />}
      <Columns count={columns.length}>
        {columns.map(({ key, people }) => (
          <Box
            as="section"
            key={key}
            aria-labelledby={`stage-${key}`}
            display={{ base: key === shown ? 'grid' : 'none', md: 'grid' }}
            gap="3"
            gridTemplateColumns="minmax(0, 1fr)"
          >
            <Box
              as="h3"
              id={`stage-${key}`}
              display="flex"
              justifyContent="space-between"
              pb="2"
              borderBottomWidth="3px"
              borderColor="border-strong"
            >
              <span>{t(columnWords[key])}</span>{' '}
              <Box as="span" className="num" color="muted">
                {people.length}
              </Box>
            </Box>
            {people.length > 0 && (
              <Box as="ul" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
                {people.map((person) => (
                  <PersonCard key={person.id} person={person} onFocus={() => onCardFocus(person)} />
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Columns>
    </Box>
  );
};
