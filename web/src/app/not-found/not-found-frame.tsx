import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { LegalFooter } from '../../components/site/legal-footer.tsx';
import { PublicHeader } from '../../components/site/public-header.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Shell } from '../shell/shell.tsx';
import { useHasAppShell } from './use-has-app-shell.ts';

const VisitorFrame = () => {
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

/** Shows an unknown address in the frame that the visitor is in. */
export const NotFoundFrame = () => (useHasAppShell() ? <Shell /> : <VisitorFrame />);
