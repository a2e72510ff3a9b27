import { Box, chakra } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../lib/page/use-title.ts';
import { useSessionKind } from '../../lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { MissingStud } from '../../ui/drawing/missing-stud.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Wrap } from '../../ui/layout/wrap.ts';
import { useHasAppShell } from './use-has-app-shell.ts';

const SupportDialog = lazy(async () => ({
  default: (await import('../../components/support/support-dialog.tsx')).SupportDialog,
}));

/** A drawing of a wall; narrower screens show its lower part, below the text. */
const Wall = chakra('figure', {
  base: {
    alignSelf: 'end',
    position: 'relative',
    overflow: { base: 'hidden', lg: 'visible' },
    height: { base: '280px', lg: 'auto' },
    '& svg': {
      position: { base: 'absolute', lg: 'static' },
      bottom: '0',
      left: '50%',
      width: { base: '600px', lg: 'full' },
      marginLeft: { base: '-300px', lg: '0' },
    },
  },
});

const Words = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <>
      <Box as="h1" fontSize={{ base: '2.375rem', lg: '3rem' }}>
        {t('Not Found')}
      </Box>
      <Box as="p" marginTop="2.5" maxWidth="40ch">
        {t('There is no page at this address. It may have moved, or the link was cut short.')}
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        gap="2.5"
        marginTop="22px"
        css={{ '& > *': { width: { base: 'full', md: 'auto' } } }}
      >
        {children}
      </Box>
    </>
  );
};

const MemberNotFound = () => {
  const { t } = useTranslation();
  const [support, setSupport] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const home = useSessionKind() === 'admin' ? paths.admin.dashboard : paths.dashboard;
  return (
    <Card
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="10"
      minHeight="460px"
      overflow="hidden"
    >
      <Wall aria-hidden order={{ base: 1, lg: 0 }}>
        <MissingStud close />
      </Wall>
      <Box
        alignSelf="center"
        position="relative"
        px={{ base: '18px', lg: '10' }}
        pt={{ base: '28px', lg: '10' }}
        pb="10"
      >
        <Words>
          <ButtonLink to={home.path()} variant="primary">
            {t('Go to Dashboard')}
          </ButtonLink>
          <Button variant="text" onClick={() => setSupport('open')}>
            {t('Support')}
          </Button>
        </Words>
      </Box>
      {support !== 'unasked' && (
        <Suspense>
          <SupportDialog open={support === 'open'} onClose={() => setSupport('closed')} />
        </Suspense>
      )}
    </Card>
  );
};

const VisitorNotFound = () => {
  const { t } = useTranslation();
  return (
    <Wrap
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }}
      gridTemplateRows={{ base: 'auto 1fr', lg: 'minmax(600px, 1fr)' }}
      columnGap="16"
    >
      <Wall aria-hidden order={{ base: 1, lg: 0 }} mx={{ base: 'calc(50% - 50vw)', lg: '0' }}>
        <MissingStud />
      </Wall>
      <Box
        alignSelf="center"
        position="relative"
        pt={{ base: '36px', lg: '7' }}
        pb={{ base: '6', lg: '148px' }}
        ps={{ lg: '8' }}
      >
        <Words>
          <ButtonLink to={paths.landing.path()} variant="primary">
            {t('Go to the start page')}
          </ButtonLink>
          <ButtonLink to={paths.jobs.search.path()}>{t('Find Jobs')}</ButtonLink>
        </Words>
      </Box>
    </Wrap>
  );
};

/** Shows for any path that isn't a route [SHL-02]. */
export const NotFoundPage = () => {
  const { t } = useTranslation();
  useTitle(t('Not Found'));
  return useHasAppShell() ? <MemberNotFound /> : <VisitorNotFound />;
};
