import { Box } from '@chakra-ui/react';
import { Construction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../lib/api/error-text.ts';
import { useReadOnly } from '../../lib/api/read-only.ts';
import { CornerMessage } from '../corner-messages.tsx';

/** Says that nothing can be saved because of maintenance, from the first rejected write until one succeeds. */
export const ReadOnlyMessage = () => {
  const { t } = useTranslation();
  const rejection = useReadOnly();
  const text = serverMessage(t, rejection);
  return <Box role="status">{text && <CornerMessage icon={Construction} text={text} />}</Box>;
};
