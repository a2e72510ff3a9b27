import { Box } from '@chakra-ui/react';
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CornerMessage } from '../corner-messages.tsx';
import { useInstallHint } from './install-hint.ts';

/** Offers signed-in users the app on their home screen, from the second visit on. */
export const InstallMessage = () => {
  const { t } = useTranslation();
  const hint = useInstallHint();
  const { userInfo } = useSession();
  if (!hint || !userInfo) return null;
  const text =
    hint.way === 'prompt'
      ? t('Put Plumbline on your home screen. One tap and you see your jobs.')
      : t('Put Plumbline on your home screen: tap Share, then Add to Home Screen.');
  const buttons = (
    <Box display="flex" flexWrap="wrap" justifyContent="end">
      {hint.way === 'prompt' && (
        <Button variant="quiet" onClick={hint.install}>
          {t('Add')}
        </Button>
      )}
      <Button variant="text" onClick={hint.refuse}>
        {t('No thanks')}
      </Button>
    </Box>
  );
  return (
    <Box role="status">
      <CornerMessage icon={Smartphone} text={text} action={buttons} />
    </Box>
  );
};
