import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatMoney } from '@plumbline/shared/domain/money/money';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../../lib/queries/prices.ts';
import { useLocale } from '../../ui/text/date-text.tsx';
import { priceRows } from './price-rows.ts';
import { TwoColumns } from './two-columns.ts';

const PriceTable = chakra('table', {
  base: {
    width: 'full',
    '& tr + tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& th': { py: '13px', fontWeight: 'medium', textAlign: 'left' },
    '& td': { py: '13px', px: '3', color: 'muted', fontSize: 'control' },
    '& td:nth-of-type(1)': { display: { base: 'none', lg: 'table-cell' } },
    '& td:last-of-type': {
      pe: '0',
      color: 'text',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: '1.3125rem',
      lineHeight: '1.2',
      textAlign: 'right',
      whiteSpace: 'nowrap',
    },
    '& tr:last-of-type td:last-of-type': { color: 'success' },
  },
});

/** '$49', or '$29, $49 or $79' where the price varies. */
const Price = ({ cents }: { cents: readonly number[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [first, second, third] = cents.map((amount) => (amount === 0 ? t('Free') : formatMoney(amount, locale)));
  return third ? t('{{first}}, {{second}} or {{third}}', { first, second, third }) : (first ?? t('Free'));
};

/** All prices, visible before sign-up. */
export const Prices = () => {
  const { t } = useTranslation();
  const prices = usePrices();
  return (
    <Box as="section" id="prices" scrollMarginTop="72px" bg="surface" borderBlockWidth="1px" borderColor="border">
      <TwoColumns gridTemplateColumns={{ lg: 'minmax(0, 4fr) minmax(0, 7fr)' }} columnGap="16">
        <div>
          <h2>{t('Prices, in plain sight')}</h2>
          <Box as="p" marginTop="3" maxWidth="46ch">
            {t('You see the price before anything is charged. No subscription.')}
          </Box>
        </div>
        <PriceTable className="num">
          <VisuallyHidden as="caption">{t('Prices for companies')}</VisuallyHidden>
          <tbody>
            {priceRows.map(({ what, unit, slugs }) => (
              <tr key={what}>
                <th scope="row">{t(what)}</th>
                <td>{t(unit)}</td>
                {/* The build renders the seeded prices. These attributes mark the cells whose prices are updated. */}
                <td data-prices={slugs.join(' ')} data-free={t('Free')}>
                  <Price cents={slugs.map((slug) => prices.get(slug) ?? 0)} />
                </td>
              </tr>
            ))}
          </tbody>
        </PriceTable>
      </TwoColumns>
    </Box>
  );
};
