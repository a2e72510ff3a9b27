import { Box } from '@chakra-ui/react';
import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ActionRow } from '../../../ui/lists/list-card.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { DisputeText } from './dispute-text.tsx';
import { StripeLink } from './stripe-link.tsx';

/** A disputed payment as a task: who paid for what, the dispute, and the way to respond at Stripe. */
export const DisputeRow = ({ payment }: { payment: StaffPayment }) => {
  const { t } = useTranslation();
  const { id, product, company, seeker, jobName, amount, dispute } = payment;
  return (
    <ActionRow>
      <Box minWidth="0" flex="1" overflowWrap="anywhere" display="grid" gap="1">
        <b>{t(product)}</b>
        <span>
          <MoneyText cents={amount} bill /> ·{' '}
          <Link to={paths.admin.company.path(company.id)}>{company.name ?? t('Deleted account')}</Link>
        </span>
        {seeker && (
          <span>
            {t('Job Seeker')}:{' '}
            <Link to={paths.admin.jobSeeker.path(seeker.id)}>{seeker.name ?? t('Deleted account')}</Link>
          </span>
        )}
        {jobName && <span>{jobName}</span>}
        {dispute && <DisputeText dispute={dispute} />}
        <Box as="p" color="muted" textStyle="small">
          {t('Respond at Stripe. This task closes by itself once the bank has your response.')}
        </Box>
      </Box>
      <Box display="flex" alignItems="center" gap="4">
        <Link className="tap" to={paths.admin.payments.path({ search: id })}>
          {t('Show the payment')}
        </Link>
        <StripeLink id={id} />
      </Box>
    </ActionRow>
  );
};
