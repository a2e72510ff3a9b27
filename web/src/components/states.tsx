import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { CloudOff, type LucideIcon, RotateCw, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../lib/api/api-error.ts';
import { msg } from '../lib/msg.ts';
import { Button } from './button.tsx';

const StateRoot = chakra(
  'div',
  defineRecipe({
    base: {
      display: 'grid',
      justifyItems: 'center',
      gap: '2.5',
      px: '5',
      py: '44px',
      textAlign: 'center',
      '& > .lucide': { color: 'muted', strokeWidth: '1.75' },
      '& h2': { fontSize: 'h2s' },
      '& p': { maxWidth: '42ch', color: 'muted' },
    },
  }),
);

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
  <StateRoot>
    <Icon size={32} aria-hidden />
    {pageTitle ? <h1>{title}</h1> : <h2>{title}</h2>}
    {help && <p>{help}</p>}
    {action}
  </StateRoot>
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
    <StateRoot role="alert">
      <CloudOff size={32} aria-hidden />
      <h2>{title}</h2>
      <p>{help ?? t(causeOf(error))}</p>
      {onRetry && (
        <Button onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
          {t('Try Again')}
        </Button>
      )}
    </StateRoot>
  );
};

/** Milliseconds before a skeleton shows, so that quick answers do not flash. */
const SKELETON_DELAY = 200;

const Bone = ({ width, round = false }: { width: string; round?: boolean }) => (
  <Box
    bg="sunken"
    width={width}
    height={round ? width : '14px'}
    borderRadius={round ? 'full' : 's'}
    flex={round ? 'none' : undefined}
    animation="breathe 1.4s ease-in-out infinite alternate"
  />
);

const widths = [
  ['46%', '70%'],
  ['38%', '62%'],
  ['52%', '58%'],
] as const;

type ListSkeletonProps = { rows?: 1 | 2 | 3; avatar?: boolean };

/** The shape of a list's rows while they load. */
export const ListSkeleton = ({ rows = 3, avatar = true }: ListSkeletonProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" aria-label={t('Loading')} aria-busy="true" display="grid" gap="4" minHeight="44px">
      {shown &&
        widths.slice(0, rows).map(([first, second]) => (
          <Box key={first} display="flex" gap="3.5" alignItems="center">
            {avatar && <Bone width="44px" round />}
            <Box flex="1" display="grid" gap="2.5">
              <Bone width={first} />
              <Bone width={second} />
            </Box>
          </Box>
        ))}
    </Box>
  );
};
