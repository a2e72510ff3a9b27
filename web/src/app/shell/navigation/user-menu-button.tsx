import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/text/avatar.tsx';

export type UserMenuProps = {
  name: string;
  /** The company of a user with a name of their own, or the role of a member of staff. */
  company?: string | undefined;
  /** Whether the name is that of a person, rather than a company. */
  isPerson: boolean;
  /** Staff have neither a profile nor a toolbox. */
  staff: boolean;
  /** Whether this kind of account can have connections. */
  connects: boolean;
  onSupport: () => void;
  onLogout: () => void;
};

type UserMenuButtonProps = ComponentProps<typeof chakra.button> & Pick<UserMenuProps, 'name' | 'company' | 'isPerson'>;

/** The signed-in user's name; opens the user menu. */
export const UserMenuButton = ({ name, company, isPerson, ...rest }: UserMenuButtonProps) => {
  const { t } = useTranslation();
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minHeight="44px"
      px="2"
      py="1"
      borderRadius="m"
      fontSize="control"
      fontWeight="medium"
      lineHeight="1.2"
      _hover={{ bg: 'sunken' }}
      {...rest}
    >
      <Avatar name={name} company={!isPerson} size="sm" />
      <Box as="span" maxWidth="240px" textAlign="start" srOnly={{ base: true, md: false }}>
        {name}{' '}
        {company && (
          <Box as="small" display="block" color="muted" fontSize="pill" fontWeight="normal">
            {company}
          </Box>
        )}
      </Box>
      <VisuallyHidden>{t(', user menu')}</VisuallyHidden>
      <Box as="span" display={{ base: 'none', md: 'inline' }}>
        <ChevronDown size={16} aria-hidden />
      </Box>
    </chakra.button>
  );
};
