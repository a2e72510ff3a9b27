import { Box } from '@chakra-ui/react';
import type { BlockView } from '@plumbline/shared/contracts/access/blocks';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { BLOCKS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnblockButton } from '../../../components/block/block-company.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { useBlocks } from '../api/use-blocks.ts';

const Shape = () => (
  <ListCard>
    <ActionRow>
      <Box display="grid" gap="2">
        <SkeletonBox width="180px" />
        <SkeletonBox width="140px" />
      </Box>
      <SkeletonBox shape="button" width="104px" />
    </ActionRow>
  </ListCard>
);

/** The blocked companies, with dates and buttons to unblock them; a deleted company keeps its row. */
export const BlockedRows = ({ rows, onUnblock }: { rows: readonly BlockView[]; onUnblock?: () => void }) => {
  const { t } = useTranslation();
  if (rows.length === 0) {
    return (
      <Box as="p" color="muted">
        {t('No blocked companies. You can block one from any of its jobs.')}
      </Box>
    );
  }
  return (
    <ListCard>
      {rows.map(({ profile, name, city, state, date }) => {
        const shown = name || t('Company no longer here');
        return (
          <ActionRow key={profile}>
            <Box flex="1 1 180px" minWidth="0">
              <Box as="p" fontWeight="medium">
                {shown}
              </Box>
              <Box as="p" color="muted" textStyle="small">
                {state && `${placeText({ city, state })}. `}
                {t('Blocked on')} <DateText value={date} />
              </Box>
            </Box>
            <UnblockButton company={{ id: profile, name: shown }} {...(onUnblock && { onDone: onUnblock })} />
          </ActionRow>
        );
      })}
    </ListCard>
  );
};

/** The section of a job seeker's settings. */
export const BlockedCompanies = () => {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const blocks = useBlocks(page);
  const { data } = blocks;
  const pageCount = Math.ceil((data?.total ?? 0) / BLOCKS_PAGE_SIZE);
  // Goes back a page when the only row of the last page is unblocked, because that page then no longer exists.
  const back = () => data?.results.length === 1 && page > 1 && setPage(page - 1);
  return (
    <Box as="section" display="grid" gap="3">
      <h2>{t('Blocked companies')}</h2>
      {data ? (
        <BlockedRows rows={data.results} onUnblock={back} />
      ) : (
        <PendingCard query={blocks} failure={t("We couldn't load the companies you blocked.")}>
          <Shape />
        </PendingCard>
      )}
      <Pager page={page} pageCount={pageCount} onChange={setPage} />
    </Box>
  );
};
