import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Brand } from '../../components/brand.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { LanguageLink } from '../../components/language-link.tsx';
import { Wrap } from './wrap.ts';

const SupportDialog = lazy(async () => ({
  default: (await import('../../components/support-dialog.tsx')).SupportDialog,
}));

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

/** The mark, the page's sections, and the two ways in. */
export const LandingHeader = () => {
  const { t } = useTranslation();
  return (
    <Box as="header" position="sticky" top="0" zIndex="bar" bg="bg" borderBottomWidth="1px" borderColor="border">
      <Wrap display="flex" alignItems="center" gap={{ base: '2', lg: '8' }} height={{ base: '60px', lg: '72px' }}>
        <Brand to={paths.landing.path()} />
        <Box as="nav" aria-label={t('Main')} display={{ base: 'none', lg: 'flex' }} gap="1" flex="1">
          <SectionLink href="#companies">{t('For companies')}</SectionLink>
          <SectionLink href="#workers">{t('For workers')}</SectionLink>
          <SectionLink href="#prices">{t('Prices')}</SectionLink>
        </Box>
        <Box
          display="flex"
          alignItems="center"
          gap={{ base: '2px', lg: '2' }}
          marginStart="auto"
          css={{ '& [data-ui=button]': { px: { base: '3', lg: '4.5' } } }}
        >
          <ButtonLink to={paths.login.path()} variant="quiet">
            {t('Sign In')}
          </ButtonLink>
          <ButtonLink to={paths.signup.path({ profileType: 'candidate' })} variant="primary">
            {t('Sign Up')}
          </ButtonLink>
        </Box>
      </Wrap>
    </Box>
  );
};

const FooterLink = defineRecipe({
  base: {
    display: 'inline-block',
    py: '2.5',
    color: 'accent',
    textDecoration: 'underline',
    _hover: { color: 'accent-hover' },
  },
});
const PageLink = chakra(Link, FooterLink);
const AskLink = chakra('button', FooterLink, { defaultProps: { type: 'button' } });

/** Who runs the site, and the small print. */
export const LandingFooter = () => {
  const { t } = useTranslation();
  const [support, setSupport] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <Box as="footer">
      <Wrap
        display="flex"
        flexDirection={{ base: 'column', lg: 'row' }}
        justifyContent="space-between"
        alignItems={{ base: 'flex-start', lg: 'center' }}
        gap="4"
        py="28px"
        color="muted"
        fontSize="control"
      >
        <span>Plumbline LLC</span>
        <Box as="nav" aria-label={t('Legal')} display="flex" flexWrap="wrap" gap="5">
          <PageLink to={paths.terms.path()}>{t('Terms of Service')}</PageLink>
          <PageLink to={paths.privacyPolicy.path()}>{t('Privacy Policy')}</PageLink>
          <AskLink onClick={() => setSupport('open')}>{t('Support')}</AskLink>
          <LanguageLink />
        </Box>
      </Wrap>
      {support !== 'unasked' && (
        <Suspense>
          <SupportDialog open={support === 'open'} onClose={() => setSupport('closed')} />
        </Suspense>
      )}
    </Box>
  );
};
