import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { LegalFooter } from '../../components/legal-footer.tsx';
import { PublicHeader } from '../../components/public-header.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell/shell.tsx';
import { useInside } from './use-inside.ts';

const Outside = () => {
  const { t } = useTranslation();
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gridTemplateRows="auto 1fr auto" minHeight="100vh">
      <SkipLink />
      <PublicHeader>
        <ButtonLink to={paths.login.path()} variant="quiet">
          {t('Sign In')}
        </ButtonLink>
        <ButtonLink to={paths.signup.path()}>{t('Sign Up')}</ButtonLink>
      </PublicHeader>
      <Box as="main" id="content" tabIndex={-1} display="grid" overflow="hidden">
        <Outlet />
      </Box>
      <LegalFooter />
    </Box>
  );
};

/** An address that is no route keeps the frame the visitor is in. */
export const NotFoundFrame = () => (useInside() ? <Shell /> : <Outside />);
