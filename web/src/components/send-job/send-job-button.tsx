import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { formatMoney } from '@plumbline/shared/domain/money/money';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { SendJobDialog } from './send-job-dialog.tsx';

type SendJobButtonProps = {
  seeker: ProfileView;
  label: string;
  /** Cents; said under the button where it stands in a column. */
  amount?: number;
};

/** Opens the choice of jobs to send [APP-23]. */
export const SendJobButton = ({ seeker, label, amount }: SendJobButtonProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
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
