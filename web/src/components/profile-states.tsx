import { SearchX, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isGone, statusOf } from '../lib/api/api-error.ts';
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

/** What somebody who knew the person sees, an earlier buyer included. */
const AccountDeleted = () => {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={UserX}
        title={t('This person deleted their account.')}
        help={t('Their name, phone, and email are gone for good. Your receipts stay in Billing.')}
        pageTitle
      />
    </Card>
  );
};

/** A profile that is not there for this company, or cannot be had right now. */
export const ProfileUnavailable = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useTranslation();
  const title = t("We couldn't retrieve the data for this profile.");
  if (statusOf(error) === 410) return <AccountDeleted />;
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
