import { CloudOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { visitedBefore } from '../../lib/offline/visited-pages.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import { EmptyState } from './states.tsx';

type NeedsSignalProps = {
  onRetry: () => void;
  /** Whether the sentence is the page's only heading. */
  pageTitle?: boolean;
  /** Whether the page is never stored, so that having opened it before makes no difference. */
  neverStored?: boolean;
};

/** Says that the page can't be shown offline, and links to a visited page that can. */
export const NeedsSignal = ({ onRetry, pageTitle, neverStored = false }: NeedsSignalProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const visited = visitedBefore(pathname);
  return (
    <EmptyState
      icon={CloudOff}
      title={t('This page needs a signal')}
      pageTitle={pageTitle ?? false}
      help={
        neverStored
          ? t("You're offline. Try again when you have a signal.")
          : t("You haven't opened it on this device yet. Everything you opened before is still here.")
      }
      action={
        <>
          <Button onClick={onRetry}>
            <RotateCw size={16} aria-hidden />
            {t('Try Again')}
          </Button>
          {visited && <ButtonLink to={visited.to}>{t(visited.label)}</ButtonLink>}
        </>
      }
    />
  );
};
