import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { LanguageLink } from './language-link.tsx';

/** Who runs the site, the small print and the other language. */
export const LegalFooter = () => {
  const { t } = useTranslation();
  return (
    <Box
      as="footer"
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="6"
      py="4"
      borderTopWidth="1px"
      borderColor="border"
      color="muted"
      textStyle="small"
      css={{ '& > *, & a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } }}
    >
      <span>Plumbline LLC</span>
      <Box as="nav" aria-label={t('Legal')} flexWrap="wrap" columnGap="5">
        <Link to={paths.terms.path()}>{t('Terms of Service')}</Link>
        <Link to={paths.privacyPolicy.path()}>{t('Privacy Policy')}</Link>
        <LanguageLink />
      </Box>
    </Box>
  );
};
