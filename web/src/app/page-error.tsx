import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../lib/offline/online.ts';
import { Card } from '../ui/layout/card.tsx';
import { NeedsSignal } from '../ui/states/needs-signal.tsx';
import { ErrorState } from '../ui/states/states.tsx';

const reload = () => location.reload();

/** Whether a part was missed for want of a signal: browsers remember that it failed until the page is loaded anew. */
let missed = false;

/** A page of the shell whose part could not be loaded, or that broke. Without a signal it comes by itself when there is one. */
export const PageError = () => {
  const { t } = useTranslation();
  const online = useOnline();
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
