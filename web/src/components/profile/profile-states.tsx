import { Box } from '@chakra-ui/react';
import { SearchX, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isGone, statusOf } from '../../lib/api/api-error.ts';
import { Card, Columns, Rail } from '../../ui/layout/card.tsx';
import { Skeleton, SkeletonBox } from '../../ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states/states.tsx';

/** The skeleton of a profile's head, text and actions. */
export const ProfileLoading = () => (
  <Skeleton display="grid" gap="4.5">
    <Card pad display="flex" gap="5" alignItems="center">
      <SkeletonBox shape="avatar" boxSize="64px" />
      <Box flex="1" display="grid" gap="2.5">
        <SkeletonBox shape="heading" width="46%" />
        <SkeletonBox width="30%" />
      </Box>
    </Card>
    <Columns>
      <Card pad display="grid" gap="5">
        <SkeletonBox shape="heading" width="52%" />
        <SkeletonBox width="30%" />
        <Box display="flex" gap="2">
          <SkeletonBox shape="pill" />
          <SkeletonBox shape="pill" />
        </Box>
        {['full', '88%', '94%', '60%'].map((width) => (
          <Box key={width} display="grid" gap="2.5">
            <SkeletonBox width="38%" />
            <SkeletonBox width={width} height="10px" />
          </Box>
        ))}
      </Card>
      <Rail as="div">
        <Card pad display="grid" gap="3.5">
          <SkeletonBox shape="heading" width="70%" />
          <SkeletonBox shape="figure" width="88px" height="40px" />
          <SkeletonBox width="62%" />
          <SkeletonBox width="70%" />
          <SkeletonBox shape="button" width="full" />
        </Card>
      </Rail>
    </Columns>
  </Skeleton>
);

/** Says that the account was deleted. Shows to companies that saw the person before, earlier buyers included. */
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

/** Says that this company may not see the profile, or that it can't be loaded right now. */
export const ProfileUnavailable = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useTranslation();
  const title = t("We couldn't retrieve the data for this profile.");
  if (statusOf(error) === 410) return <AccountDeleted />;
  return (
    <Card>
      {isGone(error) ? (
        <EmptyState icon={SearchX} title={title} pageTitle />
      ) : (
        <ErrorState title={title} error={error} onRetry={onRetry} pageTitle />
      )}
    </Card>
  );
};
