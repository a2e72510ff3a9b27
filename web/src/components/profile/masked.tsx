import { Box, VisuallyHidden } from '@chakra-ui/react';
import { MASK } from '@plumbline/shared/contracts/masking/anonymous-name';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type MaskedValueProps = {
  kind: 'phone' | 'email';
  /** Whether the icon is inside the hatch, as in a card. Otherwise it is before the hatch. */
  withIcon?: boolean;
  /** The text for screen readers, for details that something other than an unlock reveals. */
  label?: string;
};

/** A phone number or e-mail that is hidden until the profile is unlocked [PRO-37]. */
export const MaskedValue = ({ kind, withIcon = false, label }: MaskedValueProps) => {
  const { t } = useTranslation();
  const Icon = kind === 'phone' ? Phone : Mail;
  return (
    <span>
      <VisuallyHidden>
        {label ?? (kind === 'phone' ? t('Phone, hidden until unlocked') : t('Email, hidden until unlocked'))}
      </VisuallyHidden>
      <Box
        as="span"
        className="hatch"
        aria-hidden
        display="inline-flex"
        alignItems="center"
        gap="2"
        borderRadius="s"
        px="2.5"
        py="3px"
        fontWeight="medium"
        letterSpacing=".04em"
        minWidth={withIcon ? undefined : '150px'}
      >
        {withIcon && <Icon size={16} />}
        {MASK}
      </Box>
    </span>
  );
};

/** A hidden line of text, such as one of a locked reference. */
export const MaskedLine = ({ width }: { width: string }) => (
  <Box className="hatch" aria-hidden height="14px" borderRadius="s" width={width} />
);
