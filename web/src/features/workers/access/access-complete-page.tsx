import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PurchaseView } from '../../../components/checkout/purchase/purchase-view.tsx';
import { usePurchaseAddress } from '../../../components/checkout/use-purchase-address.ts';
import { OwnWindow } from '../../../components/worker/offers/own-window.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { usePriorityAccess } from '../../../lib/queries/priority-access.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { BackToSearch } from '../profile/back-to-search.tsx';

/** Shows after the payment what the buyer has now and what comes next. */
const PurchasedAccess = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const access = usePriorityAccess(id);
  if (!access.data) {
    return (
      <PendingAnswer query={access} failure={t("We couldn't retrieve the data for this profile.")} pageTitle rows={2} />
    );
  }
  const { state, until } = access.data;
  if (state !== 'own' || !until) {
    return (
      <EmptyState
        icon={Clock}
        title={t('Your priority access is not there yet.')}
        help={t('If you paid a moment ago, give it a minute. What cannot be delivered goes back to your card.')}
        action={<Button onClick={() => void access.refetch()}>{t('Try Again')}</Button>}
        pageTitle
      />
    );
  }
  return (
    <>
      <EmptyState
        icon={CircleCheck}
        title={t('Priority access is yours for 72 hours')}
        help={t('Now tell this worker about the job. The sooner they read it, the better.')}
        action={
          <Box display="flex" flexWrap="wrap" justifyContent="center" gap="2.5">
            <ButtonLink to={paths.employees.skilledWorker.path(id)}>{t('View Profile')}</ButtonLink>
            <ButtonLink variant="primary" to={paths.employees.skilledWorkerJob.path(id)}>
              {t('Send Job Briefing')}
            </ButtonLink>
          </Box>
        }
        pageTitle
      />
      <OwnWindow until={until} />
    </>
  );
};

/** /employees/skilled-workers/profile/:profileId/access/checkout-complete [SKW-07]. */
export const AccessCompletePage = () => {
  const { t } = useTranslation();
  const { profileId = '' } = useParams();
  const { intentId, leavePurchase } = usePurchaseAddress();
  useTitle(t('Priority access'));
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <ActionBar left={<BackToSearch view="skilled-workers" />} />
      {intentId ? (
        <PurchaseView intentId={intentId} onCancel={leavePurchase} />
      ) : (
        <Card pad maxWidth="form">
          <PurchasedAccess id={profileId} />
        </Card>
      )}
    </Box>
  );
};
