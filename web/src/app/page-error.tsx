import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../lib/offline/online.ts';
import { Card } from '../ui/layout/card.tsx';
import { NeedsSignal } from '../ui/states/needs-signal.tsx';
import { ErrorState } from '../ui/states/states.tsx';
import { useReportedError } from './use-reported-error.ts';

const reload = () => location.reload();

/**
 * Whether a part failed to load because there was no connection. Browsers remember such a failure until the page is
 * reloaded.
 */
let missed = false;

/** Shows in the shell when a page could not be loaded or crashed. Retries by itself when the connection returns. */
export const PageError = () => {
  const { t } = useTranslation();
  const online = useOnline();
  useReportedError();
  useEffect(() => {
    if (online && missed) reload();
    missed ||= !online;
  }, [online]);
  return (
    <Card>
      {online ? (
        <ErrorState title={t('Something went wrong.')} onRetry={reload} />
      ) : (
        <NeedsSignal pageTitle onRetry={reload} />
      )}
    </Card>
  );
};
