import { Box } from '@chakra-ui/react';
import { formatMoney } from '@plumbline/shared/domain/money/money';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { type Receiver, SendJobDialog } from './send-job-dialog.tsx';

type SendJobButtonProps = {
  seeker: Receiver;
  label: string;
  /** The price in cents. In a column, it shows under the button. */
  amount?: number;
  /** Names the recipient, where several are below one another. */
  'aria-label'?: string;
};

/** Opens the choice of jobs to send [APP-23]. */
export const SendJobButton = ({ seeker, label, amount, 'aria-label': fullLabel }: SendJobButtonProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={fullLabel} onClick={() => setOpen(true)}>
        <Send size={16} aria-hidden />
        {label}
      </Button>
      {amount !== undefined && amount > 0 && (
        <Box as="p" color="muted" textStyle="small" mt="-2">
          {t('{{price}} for each job you send', { price: formatMoney(amount, locale) })}
        </Box>
      )}
      <SendJobDialog seeker={seeker} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
