import { Box, VisuallyHidden } from '@chakra-ui/react';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A check or a cross before what is or is not so, such as 'Valid CDL License'. */
export const CheckItem = ({ label, yes }: { label: string; yes: boolean }) => {
  const { t } = useTranslation();
  const Icon = yes ? CircleCheck : CircleX;
  return (
    <Box as="li" display="flex" gap="2" alignItems="center" color={yes ? 'text' : 'muted'} listStyleType="none">
      <Box as="span" color={yes ? 'success' : 'muted'} lineHeight="1">
        <Icon size={20} aria-hidden />
      </Box>
      <span>
        {label}
        <VisuallyHidden>{yes ? t(': yes') : t(': no')}</VisuallyHidden>
      </span>
    </Box>
  );
};
