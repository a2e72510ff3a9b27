import { Box } from '@chakra-ui/react';
import { Hammer, MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { Brand } from '../components/brand.tsx';
import { ButtonLink } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { EmptyState } from '../components/states.tsx';
import { useTitle } from '../lib/use-title.ts';
import { paths } from './paths.ts';

/** The placeholder of a page that is not there yet [SHL-28]. */
export const ComingSoonPage = () => {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as { title?: string } | undefined;
  return (
    <>
      <PageHeader title={t(handle?.title ?? '')} />
      <Card>
        <EmptyState icon={Hammer} title={t('Coming soon....')} />
      </Card>
    </>
  );
};

/** Any path that is not a route [SHL-02]. */
export const NotFoundPage = () => {
  const { t } = useTranslation();
  useTitle(t('Not Found'));
  return (
    <Box as="main" id="content" px="4" py="6">
      <Brand to={paths.landing.path()} />
      <Box maxWidth="form" mx="auto" pt="16">
        <EmptyState
          icon={MapPinOff}
          title={t('Not Found')}
          pageTitle
          help={t('There is no page at this address.')}
          action={<ButtonLink to={paths.landing.path()}>{t('Go to the start page')}</ButtonLink>}
        />
      </Box>
    </Box>
  );
};
