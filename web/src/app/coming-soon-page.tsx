import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { Card } from '../components/card.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { EmptyState } from '../components/states.tsx';

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
