import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LegalFooter } from '../../components/site/legal-footer.tsx';
import { useTitle } from '../../lib/page/use-title.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { MatchSample } from './match-sample.tsx';
import { Prices } from './prices.tsx';
import { SignUpPaths } from './sign-up-paths.tsx';

/** The public start page: what the product is, why a match matches, both sign-up links and every price [ACC-01]. */
export const LandingPage = () => {
  const { t } = useTranslation();
  useTitle(t('Good work, close to home'));
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <Box as="main" id="content" tabIndex={-1}>
        <Hero />
        <Box className="ruler" aria-hidden />
        <MatchSample />
        <SignUpPaths />
        <Prices />
      </Box>
      <LegalFooter />
    </>
  );
};
