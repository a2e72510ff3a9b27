import { Box } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { CornerMessage } from '../corner-messages.tsx';
import { useUpdate } from './use-update.ts';

/** Shows 'An update is available' until the user responds [SHL-19]. */
export const UpdateMessage = () => {
  const { t } = useTranslation();
  const { available, update } = useUpdate();
  const button = (
    <Button variant="quiet" onClick={update}>
      {t('Update')}
    </Button>
  );
  return (
    <Box role="status">
      {available && <CornerMessage icon={RefreshCw} text={t('An update is available')} action={button} />}
    </Box>
  );
};
