import { Box } from '@chakra-ui/react';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/layout/card.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useAccounts } from '../api/use-accounts.ts';
import { type PaymentSearch, toAddress } from './payment-search.ts';

const MOST_SHOWN = 10;

/** The companies whose name has the word of a search; each leads to its payments. */
export const CompanyChoice = ({ search }: { search: PaymentSearch }) => {
  const { t } = useTranslation();
  const found = useAccounts('companies', { search: search.search, filters: {}, page: 1, limit: MOST_SHOWN });
  const { data } = found;
  if (!data) {
    return (
      <PendingCard query={found} failure={t("We couldn't load the companies.")}>
        <RowsShape />
      </PendingCard>
    );
  }
  if (data.results.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Building2}
          title={t('No company fits.')}
          help={t('Type the beginning of a word of its name, its id, or a whole payment id.')}
        />
      </Card>
    );
  }
  return (
    <>
      <h2 aria-live="polite">{t('Whose payments?')}</h2>
      {data.total > MOST_SHOWN && (
        <Box as="p" color="muted">
          {t('These are the first {{count}}. Type more of the name to find the others.', { count: MOST_SHOWN })}
        </Box>
      )}
      <ListCard>
        {data.results.map(({ _id, name, city, state }) => (
          <ActionRow key={_id}>
            <Box minWidth="0" overflowWrap="anywhere">
              <Box asChild fontWeight="semibold">
                <Link to={paths.admin.payments.path(toAddress({ ...search, search: '', status: '', company: _id }))}>
                  {name}
                </Link>
              </Box>
              <Box as="p" color="muted" textStyle="small">
                {placeText({ city, state })}
              </Box>
            </Box>
          </ActionRow>
        ))}
      </ListCard>
    </>
  );
};
