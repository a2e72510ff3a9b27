import { chakra, defineRecipe } from '@chakra-ui/react';
import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Notice } from '../../../ui/text/notice.tsx';

const Table = chakra(
  'table',
  defineRecipe({
    base: {
      width: 'full',
      borderCollapse: 'collapse',
      '& th': { textAlign: 'left', fontWeight: 'medium', ps: '0', pe: '3', py: '3' },
      '& th span': { display: 'block', color: 'muted', fontWeight: 'normal', textStyle: 'small' },
      '& td': { textAlign: 'right', verticalAlign: 'top', py: '3' },
      '& tr + tr': { borderTopWidth: '1px', borderColor: 'border' },
      '& tr + tr th': { fontWeight: 'semibold', verticalAlign: 'middle' },
      '& tr + tr td': { textStyle: 'figure', fontSize: '1.625rem' },
    },
  }),
);

const Totals = ({ intent }: { intent: IntentView }) => {
  const { t } = useTranslation();
  const { name, jobName, jobs = [] } = intent.subject;
  const what = jobs.length > 1 ? t('{{count}} jobs', { count: jobs.length }) : jobName;
  return (
    <Table className="num">
      <tbody>
        <tr>
          <th scope="row">
            {t(intent.metadata.product_name)}
            <span>{[name, what].filter(Boolean).join(', ')}</span>
          </th>
          <td>
            <MoneyText cents={intent.amount} bill />
          </td>
        </tr>
        <tr>
          <th scope="row">{t('Total today')}</th>
          <td>
            <MoneyText cents={intent.amount} bill />
          </td>
        </tr>
      </tbody>
    </Table>
  );
};

/** What is bought, for whom, and the total, and what the buyer should know about the worker first [PAY-02]. */
export const PurchaseTotals = ({ intent }: { intent: IntentView }) => {
  const { t } = useTranslation();
  return (
    <>
      <Totals intent={intent} />
      {intent.emailFails && (
        <Notice tone="info">
          {intent.emailFails.hasPhone
            ? t("Emails to this worker don't arrive right now. You can reach them by phone.")
            : t("Emails to this worker don't arrive right now, and their profile has no phone number.")}
        </Notice>
      )}
    </>
  );
};
