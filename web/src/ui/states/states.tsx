import { EmptyState as State } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { CircleAlert, CloudOff, Hourglass, Lock, type LucideIcon, RotateCw, SearchX, ServerCrash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { causeOf, type ErrorCause, readCauses, UNKNOWN_RESULT } from '../../lib/api/error-cause.ts';
import { serverMessage } from '../../lib/api/error-text.ts';
import { Button } from '../controls/button.tsx';

type EmptyStateProps = {
  /** The sentence of the requirements. */
  title: string;
  help?: ReactNode;
  /** The next step, as one outlined button. */
  action?: ReactNode;
  icon?: LucideIcon;
  /** Whether the sentence is the page's only heading. */
  pageTitle?: boolean;
};

/** The empty state: the reason, a line of help and the next step. */
export const EmptyState = ({ title, help, action, icon: Icon = SearchX, pageTitle = false }: EmptyStateProps) => (
  <State.Root>
    <State.Content>
      <State.Indicator>
        <Icon size={32} aria-hidden />
      </State.Indicator>
      <State.Title as={pageTitle ? 'h1' : 'h2'}>{title}</State.Title>
      {help && <State.Description>{help}</State.Description>}
      {action}
    </State.Content>
  </State.Root>
);

type ErrorStateProps = {
  title: string;
  /** The error of the failed request. Without an error, no cause is named. */
  error?: unknown;
  help?: string;
  onRetry?: () => void;
  /** Whether the error is the page's only heading. */
  pageTitle?: boolean;
};

const icons: Readonly<Partial<Record<ErrorCause, LucideIcon>>> = {
  'not-allowed': Lock,
  'signed-out': Lock,
  'our-fault': ServerCrash,
  missing: SearchX,
  refused: CircleAlert,
  'too-many-requests': Hourglass,
};

/**
 * Returns the help text: the server's message for a rejection, or the app's text for a missing response or a server
 * failure.
 */
const helpOf = (t: TFunction, error: unknown): string => {
  if (error === undefined || error === null) return t('Give it a minute and try again.');
  const cause = causeOf(error);
  const said = cause === 'our-fault' ? undefined : serverMessage(t, error);
  return said ?? t(readCauses[cause]);
};

/** The error and its cause, with 'Try Again' where that can help; the rest of the page stays usable. */
export const ErrorState = ({ title, error, help, onRetry, pageTitle = false }: ErrorStateProps) => {
  const { t } = useTranslation();
  const cause = error ? causeOf(error) : undefined;
  const Icon = (cause && icons[cause]) ?? (error ? CloudOff : CircleAlert);
  const description = help ?? helpOf(t, error);
  const said = cause === 'unknown-result' ? t(UNKNOWN_RESULT) : title;
  return (
    <State.Root role="alert">
      <State.Content>
        <State.Indicator>
          <Icon size={32} aria-hidden />
        </State.Indicator>
        <State.Title as={pageTitle ? 'h1' : 'h2'}>{said}</State.Title>
        {description !== said && <State.Description>{description}</State.Description>}
        {onRetry && cause !== 'not-allowed' && cause !== 'missing' && (
          <Button onClick={onRetry}>
            <RotateCw size={16} aria-hidden />
            {t('Try Again')}
          </Button>
        )}
      </State.Content>
    </State.Root>
  );
};
