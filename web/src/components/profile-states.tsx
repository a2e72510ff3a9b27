import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isGone } from '../lib/api/api-error.ts';
import { Card } from './card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from './states.tsx';

export const ProfileLoading = () => (
  <>
    <Card pad>
      <ListSkeleton rows={1} />
    </Card>
    <Card pad>
      <ListSkeleton avatar={false} />
    </Card>
  </>
);

/** A profile that is not there for this company, or cannot be had right now. */
export const ProfileUnavailable = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useTranslation();
  const title = t("We couldn't retrieve the data for this profile.");
  return (
    <Card>
      {isGone(error) ? (
        <EmptyState icon={SearchX} title={title} pageTitle />
      ) : (
        <ErrorState title={title} error={error} onRetry={onRetry} />
      )}
    </Card>
  );
};
