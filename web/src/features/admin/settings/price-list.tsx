import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import type { Product } from '@plumbline/shared/options/products';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useCatalog } from '../api/use-settings.ts';
import { PriceDialog } from './price-dialog.tsx';

/** The price of each product, with a link to the history of its changes. */
export const PriceList = () => {
  const { t } = useTranslation();
  const catalog = useCatalog();
  const [chosen, choose] = useState<Product>();
  if (!catalog.data)
    return (
      <PendingCard query={catalog} failure={t("We couldn't load the settings.")}>
        <RowsShape />
      </PendingCard>
    );
  return (
    <>
      <ListCard>
        {catalog.data.results.map((product) => (
          <ActionRow key={product.slug}>
            <Box flex="1" minWidth="min-content">
              <b>{t(product.name)}</b>
              <Box as="p" textStyle="small">
                <Link to={paths.admin.history.path({ subject: product.slug })}>{t('History')}</Link>
              </Box>
            </Box>
            <Box display="flex" alignItems="center" gap="4">
              <MoneyText cents={product.amount} bill />
              <Button
                onClick={() => choose(product)}
                aria-label={t('Change the price of {{name}}', { name: t(product.name) })}
              >
                {t('Change')}
              </Button>
            </Box>
          </ActionRow>
        ))}
      </ListCard>
      {chosen && <PriceDialog product={chosen} onClose={() => choose(undefined)} />}
    </>
  );
};
