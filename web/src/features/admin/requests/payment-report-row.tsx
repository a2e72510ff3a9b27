import { Box } from '@chakra-ui/react';
import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-report';
import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { paymentWords } from '../accounts/account-words.ts';
import { RefundDialog } from '../payments/refund-dialog.tsx';
import { RefundText, refundableOf } from '../payments/refund-text.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { RequestRow } from './request-row.tsx';
import { reportStateWords } from './request-state-words.ts';

const stateTones = { open: 'warning', refunded: 'success', declined: 'plain' } as const;
const tones = { paid: 'warning', refunded: 'success', disputed: 'plain' } as const;

const Decision = ({ declined }: Pick<PaymentReport, 'declined'>) => {
  const { t } = useTranslation();
  if (!declined) return null;
  return (
    <Box borderInlineStartWidth="2px" borderColor="border" ps="4" maxWidth="66ch">
      <Box color="muted" textStyle="small">
        {t('{{name}} declined it', { name: declined.staff })} · <DateTimeText value={declined.date} />
      </Box>
      <Box as="p" whiteSpace="pre-line" overflowWrap="anywhere">
        {declined.reason}
      </Box>
    </Box>
  );
};

/** The reporting company, the person, what was paid, and the staff's decision. */
export const PaymentReportRow = ({ report }: { report: PaymentReport }) => {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<'refund' | 'decline'>();
  const close = () => setAsks(undefined);
  const { company, companyName, seeker, seekerName, amount, status, state, declined, reason, date } = report;
  const isPaid = status === 'paid' && refundableOf(report) > 0;
  const facts = (
    <>
      <Pill tone={stateTones[state]}>{t(reportStateWords[state])}</Pill>
      {state !== 'refunded' && status !== 'paid' && <Pill tone={tones[status]}>{t(paymentWords[status])}</Pill>}
      <MoneyText cents={amount} bill />
      <RefundText payment={report} />
      <span>
        {t('Company')}:{' '}
        {companyName ? <Link to={paths.admin.company.path(company)}>{companyName}</Link> : t('Account deleted')}
      </span>
      <span>
        {t('Job Seeker')}:{' '}
        {seekerName ? <Link to={paths.admin.jobSeeker.path(seeker)}>{seekerName}</Link> : t('Account deleted')}
      </span>
    </>
  );
  return (
    <RequestRow
      title={t('Reported unlock')}
      date={date}
      facts={facts}
      text={reason}
      more={<Decision declined={declined} />}
    >
      {isPaid && state !== 'declined' && <Button onClick={() => setAsks('refund')}>{t('Refund')}</Button>}
      {state === 'open' && status !== 'refunded' && <Button onClick={() => setAsks('decline')}>{t('Decline')}</Button>}
      {isPaid && state === 'declined' && (
        <Button variant="text" onClick={() => setAsks('refund')}>
          {t('Refund anyway')}
        </Button>
      )}
      {asks === 'refund' && (
        <RefundDialog
          payment={report}
          company={companyName ?? t('Account deleted')}
          declinedBy={report.declined?.staff}
          onClose={close}
        />
      )}
      {asks === 'decline' && <DeclineDialog report={report} onClose={close} />}
    </RequestRow>
  );
};
