import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import type { Receipt } from '@plumbline/shared/contracts/payments/payment-history';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useSubjectText } from '../use-subject-text.ts';

const Table = chakra(
  'table',
  defineRecipe({
    base: {
      width: 'full',
      borderCollapse: 'collapse',
      fontSize: { base: 'small', sm: 'inherit' },
      '& th, & td': { py: '2.5', textAlign: 'right', verticalAlign: 'top', fontWeight: 'normal' },
      '& thead th:first-of-type, & tbody td:first-of-type, & tfoot th': {
        textAlign: 'left',
        pe: { base: '1', sm: '4' },
      },
      '& th + th, & td + td': { ps: { base: '2', sm: '3' } },
      '& thead th': {
        color: 'muted',
        fontSize: 'pill',
        fontWeight: 'semibold',
        borderBottomWidth: '1px',
        borderColor: 'border',
      },
      // Four Spanish words fit 320 px side by side.
      '@media (max-width: 359px)': {
        fontSize: 'pill',
        '& thead th': { fontSize: '0.75rem' },
        '& th + th, & td + td': { ps: '1' },
        '& thead th:first-of-type, & tbody td:first-of-type, & tfoot th': { pe: '0' },
      },
      '& tr': { borderColor: 'border' },
      '& tfoot tr': { borderTopWidth: '1px' },
      '& tfoot tr:first-of-type > *': { fontWeight: 'semibold' },
    },
  }),
);

/** The one line of a receipt, its total and refunds, to the cent [PAY-02]. */
export const ReceiptLines = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation();
  const { product_name: product, subject, quantity, unitAmount, amount, amountRefunded = 0, tax = 0 } = receipt;
  const subjectText = useSubjectText()(subject);
  return (
    <Table className="num">
      <thead>
        <tr>
          <th scope="col">{t('Description')}</th>
          <th scope="col">{t('Quantity')}</th>
          <th scope="col">{t('Price')}</th>
          <th scope="col">{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <b>{t(product)}</b>
            <Box color="muted" textStyle="small" overflowWrap="anywhere">
              {subjectText}
            </Box>
          </td>
          <td>{quantity}</td>
          <td>
            <MoneyText cents={unitAmount} bill />
          </td>
          <td>
            <MoneyText cents={amount} bill />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('Total paid')}
          </th>
          <td>
            <MoneyText cents={amount} bill />
          </td>
        </tr>
        <tr>
          <th scope="row" colSpan={3}>
            {t('Sales tax (included)')}
          </th>
          <td>
            <MoneyText cents={tax} bill />
          </td>
        </tr>
        {amountRefunded > 0 && (
          <tr>
            <th scope="row" colSpan={3}>
              {t('Refunded')}
            </th>
            <td>
              <MoneyText cents={-amountRefunded} bill />
            </td>
          </tr>
        )}
      </tfoot>
    </Table>
  );
};
