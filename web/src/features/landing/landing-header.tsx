import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { PublicHeader } from '../../components/site/public-header.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';

const SectionLink = chakra(
  'a',
  defineRecipe({
    base: {
      px: '3',
      py: '3',
      color: 'text',
      fontSize: 'control',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { color: 'text', textDecoration: 'underline' },
    },
  }),
);

/** The mark, links to the page's sections, and the links to log in and sign up. */
export const LandingHeader = () => {
  const { t, i18n } = useTranslation();
  return (
    <PublicHeader
      nav={
        <Box as="nav" aria-label={t('Main')} display={{ base: 'none', lg: 'flex' }} gap="1" flex="1">
          <SectionLink href={paths.publicJobs.path({ lang: i18n.language })}>{t('Jobs')}</SectionLink>
          <SectionLink href="#companies">{t('For companies')}</SectionLink>
          <SectionLink href="#workers">{t('For workers')}</SectionLink>
          <SectionLink href="#prices">{t('Prices')}</SectionLink>
        </Box>
      }
    >
      <ButtonLink to={paths.login.path()} variant="quiet">
        {t('Sign In')}
      </ButtonLink>
      <ButtonLink to={paths.signup.path({ profileType: 'candidate' })} variant="primary">
        {t('Sign Up')}
      </ButtonLink>
    </PublicHeader>
  );
};
