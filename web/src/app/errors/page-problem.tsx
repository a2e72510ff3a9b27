import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/offline/online.ts';
import { isLeaving } from '../../lib/page/leaving.ts';
import { NeedsSignal } from '../../ui/states/needs-signal.tsx';
import { ErrorState } from '../../ui/states/states.tsx';

const reload = () => location.reload();

/**
 * Whether a part failed to load because there was no connection. Browsers remember such a failure until the page is
 * reloaded.
 */
let missed = false;

/** Says why a page could not be shown. Without a connection it reloads by itself when the connection returns. */
export const PageProblem = ({ neverStored = false }: { neverStored?: boolean }) => {
  const { t } = useTranslation();
  const online = useOnline();
  useEffect(() => {
    if (online && missed && !isLeaving()) reload();
    missed ||= !online;
  }, [online]);
  return online ? (
    <ErrorState title={t('Something went wrong.')} onRetry={reload} pageTitle />
  ) : (
    <NeedsSignal pageTitle onRetry={reload} neverStored={neverStored} />
  );
};
