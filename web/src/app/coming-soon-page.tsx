import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { EmptyState } from '../ui/states/states.tsx';
import { type SoonHandle, soonText } from './routes/soon-texts.ts';

/** The placeholder of a page that doesn't exist yet, with a link to an alternative [SHL-28]. */
export const ComingSoonPage = () => {
  const { t } = useTranslation();
  // The last match is the route that shows this page. Its handle has the title and the area.
  const [{ title, area }] = useMatches()
    .slice(-1)
    .map(({ handle }) => handle as SoonHandle) as [SoonHandle];
  const { text, to, action } = soonText(area);
  return (
    <>
      <PageHeader title={t(title)} />
      <Card>
        <EmptyState
          icon={Hammer}
          title={t('Coming soon....')}
          help={t(text)}
          action={to && action && <ButtonLink to={to}>{t(action)}</ButtonLink>}
        />
      </Card>
    </>
  );
};
