import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { isOwnPath } from '@plumbline/shared/domain/text/own-path';
import { paths, SUPPORT_HASH } from '@plumbline/shared/options/paths';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { siteOwner } from '../../lib/site-owner.ts';
import { Wrap } from '../../ui/layout/wrap.ts';
import { LanguageLink } from './language-link.tsx';

const SupportDialog = lazy(async () => ({ default: (await import('../support/support-dialog.tsx')).SupportDialog }));

const FooterLink = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'accent',
    textDecoration: 'underline',
    _hover: { color: 'accent-hover' },
  },
});
const PageLink = chakra(Link, FooterLink);
/** The server renders this page, so the browser loads it. */
const ServerPageLink = chakra('a', FooterLink);
const AskLink = chakra('button', FooterLink, { defaultProps: { type: 'button' } });

/** The page that a visitor came from to report it, as its link names it; undefined for other addresses. */
const reportedPage = (): string | undefined => {
  const about = new URLSearchParams(globalThis.location?.search).get('about');
  return about && isOwnPath(about) ? `${location.origin}${about}` : undefined;
};

/** The site's operator, legal links, a link to write to us, and the other language. */
export const LegalFooter = () => {
  const { t, i18n } = useTranslation();
  const [support, setSupport] = useState<'unasked' | 'open' | 'closed'>(() =>
    globalThis.location?.hash === SUPPORT_HASH ? 'open' : 'unasked',
  );
  const close = () => {
    setSupport('closed');
    // A reload would open the dialog again.
    if (location.hash === SUPPORT_HASH) history.replaceState(history.state, '', location.pathname + location.search);
  };
  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border">
      <Wrap
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="5"
        py={{ base: '2', lg: '4' }}
        color="muted"
        fontSize="control"
      >
        <Box as="span" flex="1">
          {siteOwner.name}
          {siteOwner.address && <Box textStyle="small">{siteOwner.address}</Box>}
        </Box>
        <Box
          as="nav"
          aria-label={t('Legal')}
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          order={{ base: 1, lg: 0 }}
          width={{ base: 'full', lg: 'auto' }}
        >
          <ServerPageLink href={paths.publicJobs.path({ lang: i18n.language })}>{t('Jobs by state')}</ServerPageLink>
          <PageLink to={paths.terms.path()}>{t('Terms of Service')}</PageLink>
          <PageLink to={paths.privacyPolicy.path()}>{t('Privacy Policy')}</PageLink>
          <PageLink to={paths.accessibility.path()}>{t('Accessibility')}</PageLink>
          <AskLink onClick={() => setSupport('open')}>{t('Support')}</AskLink>
        </Box>
        <LanguageLink />
      </Wrap>
      {support !== 'unasked' && (
        <Suspense>
          <SupportDialog open={support === 'open'} onClose={close} about={reportedPage()} />
        </Suspense>
      )}
    </Box>
  );
};
