import { Box, VisuallyHidden } from '@chakra-ui/react';
import { passwordRules } from '@plumbline/shared/domain/profile/password-rules';
import { PASSWORD_MIN_LENGTH } from '@plumbline/shared/options/limits';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';

/** The rules as short words, in the order of `passwordRules`. */
const words = [
  msg('At least {{min}} characters'),
  msg('One symbol, like ! or #'),
  msg('One capital letter'),
  msg('One lowercase letter'),
  msg('A number'),
] as const;

/** The rules for a new password. Each rule is checked while the password is typed. */
export const PasswordRuleList = ({ password }: { password: string }) => {
  const { t } = useTranslation();
  const trimmed = password.trim();
  return (
    <Box as="ul" aria-label={t('The password needs')} display="grid" gap="1" listStyleType="none" textStyle="small">
      {passwordRules.map(({ message, holds }, index) => {
        const kept = holds(trimmed);
        const Icon = kept ? CircleCheck : Circle;
        return (
          <Box as="li" key={message} display="flex" gap="2" alignItems="center" color={kept ? 'success' : 'muted'}>
            <Icon size={16} aria-hidden />
            <span>
              {t(words[index] ?? message, { min: PASSWORD_MIN_LENGTH })}
              {kept && <VisuallyHidden>{t(', done')}</VisuallyHidden>}
            </span>
          </Box>
        );
      })}
    </Box>
  );
};
