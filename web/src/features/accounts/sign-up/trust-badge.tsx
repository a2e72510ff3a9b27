import { Box } from '@chakra-ui/react';
import { SIGN_UP_BADGE_DELAY_MS } from '@plumbline/shared/options/limits';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the form's bot protection after 5 seconds. The space for the name is reserved from the start [ACC-09]. */
export const TrustBadge = () => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SIGN_UP_BADGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box display="flex" gap="2" alignItems="center" minHeight="21px" color="muted" textStyle="small">
      {shown && (
        <>
          <ShieldCheck size={16} aria-hidden />
          {t('Secured by ALTCHA')}
        </>
      )}
    </Box>
  );
};
