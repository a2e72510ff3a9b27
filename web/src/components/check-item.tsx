import { Box, VisuallyHidden } from '@chakra-ui/react';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type CheckItemProps = {
  label: string;
  yes: boolean;
  /** What more is known of a yes. */
  detail?: string | undefined;
};

/** A check or a cross before what is or is not so, such as 'Valid CDL License'. */
export const CheckItem = ({ label, yes, detail }: CheckItemProps) => {
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
        {detail && (
          <Box as="span" display="block" color="muted" textStyle="small">
            {detail}
          </Box>
        )}
      </span>
    </Box>
  );
};
