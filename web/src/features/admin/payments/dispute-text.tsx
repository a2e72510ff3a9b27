import { Box } from '@chakra-ui/react';
import type { PaymentDispute } from '@plumbline/shared/contracts/payments/staff-payments';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../ui/text/date-text.tsx';
import { disputeReasonWord, disputeStatusWord } from './dispute-words.ts';

/** The status and the reason of a dispute, and until when the bank waits for a response. */
export const DisputeText = ({ dispute: { status, reason, dueBy } }: { dispute: PaymentDispute }) => {
  const { t } = useTranslation();
  return (
    <Box as="span" display="block" color="muted" textStyle="small">
      {t(disputeStatusWord(status))} · {t(disputeReasonWord(reason))}
      {dueBy && (
        <Box as="span" display="block" color="warning" fontWeight="semibold">
          {t('Due')}: <DateText value={dueBy} />
        </Box>
      )}
    </Box>
  );
};
