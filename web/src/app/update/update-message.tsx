import { Box } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { useUpdate } from './use-update.ts';

/** 'An update is available', bottom right until answered; on a phone above the bottom bar [SHL-19]. */
export const UpdateMessage = () => {
  const { t } = useTranslation();
  const { available, update } = useUpdate();
  return (
    <Box role="status">
      {available && (
        <Box
          display="flex"
          alignItems="center"
          gap="3"
          position="fixed"
          zIndex="toast"
          right="4"
          left={{ base: '4', md: 'auto' }}
          bottom={{ base: 'calc(84px + env(safe-area-inset-bottom))', md: '4' }}
          minHeight="62px"
          ps="4"
          pe="2"
          py="2"
          bg="surface"
          borderWidth="1px"
          borderColor="border"
          borderRadius="m"
          boxShadow="lift"
        >
          <Box as="span" color="accent" lineHeight="1">
            <RefreshCw size={20} aria-hidden />
          </Box>
          <Box as="p" flex="1" fontSize="control">
            {t('An update is available')}
          </Box>
          <Button variant="quiet" onClick={update}>
            {t('Update')}
          </Button>
        </Box>
      )}
    </Box>
  );
};
