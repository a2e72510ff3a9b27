import { EmptyState as State } from '@chakra-ui/react';
import { CloudOff, type LucideIcon, RotateCw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../lib/api/api-error.ts';
import { msg } from '../../lib/msg.ts';
import { Button } from '../controls/button.tsx';

type EmptyStateProps = {
  /** The specification's sentence. */
  title: string;
  help?: ReactNode;
  /** One outlined button that leads on. */
  action?: ReactNode;
  icon?: LucideIcon;
  /** When the sentence is the page's only heading. */
  pageTitle?: boolean;
};

/** Nothing to show: the reason, a line of help and what leads on. */
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
  /** The failed request's error: a lost connection and a server that cannot answer are not the same. */
  error?: unknown;
  help?: string;
  onRetry?: () => void;
};

const causeOf = (error: unknown): string =>
  statusOf(error) >= 500
    ? msg('Something went wrong on our side. Give it a minute and try again.')
    : msg('Check your connection and try again.');

/** What failed and why, and 'Try Again'; the rest of the page stays usable. */
export const ErrorState = ({ title, error, help, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation();
  return (
    <State.Root role="alert">
      <State.Content>
        <State.Indicator>
          <CloudOff size={32} aria-hidden />
        </State.Indicator>
        <State.Title as="h2">{title}</State.Title>
        <State.Description>{help ?? t(causeOf(error))}</State.Description>
        {onRetry && (
          <Button onClick={onRetry}>
            <RotateCw size={16} aria-hidden />
            {t('Try Again')}
          </Button>
        )}
      </State.Content>
    </State.Root>
  );
};
