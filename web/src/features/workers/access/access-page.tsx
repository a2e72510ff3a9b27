import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Lock, Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { PurchaseView } from '../../../components/checkout/purchase/purchase-view.tsx';
import { useProduct } from '../../../components/checkout/use-product.ts';
import { usePurchaseAddress } from '../../../components/checkout/use-purchase-address.ts';
import { useStartPurchase } from '../../../components/checkout/use-start-purchase.ts';
import { ProfileLoading, ProfileUnavailable } from '../../../components/profile/profile-states.tsx';
import { usePrices } from '../../../lib/queries/prices.ts';
import { usePriorityAccess } from '../../../lib/queries/priority-access.ts';
import { seekerQuery } from '../../../lib/queries/profiles.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card, Columns, Rail, Section } from '../../../ui/layout/card.tsx';
import { useMoney } from '../../../ui/text/money-text.tsx';
import { OfferCard } from '../card/offer-card.tsx';
import { elsewhere } from '../profile/view-rules.ts';
import { WorkerRail } from '../profile/worker-rail.tsx';
import { AccessHeader } from './access-header.tsx';
import { productOfPath } from './access-product.ts';
import { BenefitList } from './benefit-list.tsx';
import { WindowDrawing } from './window-drawing.tsx';

const { employees } = paths;

/** The price, its benefits, and 'Confirm', which starts the checkout [SKW-05, SKW-06]. */
const ConfirmAccess = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { addressWith } = usePurchaseAddress();
  const purchase = useStartPurchase();
  const money = useMoney();
  const slug = productOfPath(pathname);
  const product = useProduct(slug);
  const briefing = usePrices().get('candidate_job_briefing') ?? 0;
  const confirm = () =>
    purchase.mutate({
      candidate_profile_id: id,
      product_slug: slug,
      return_url: employees.skilledWorkerAccessCheckoutComplete.path(id),
      checkoutPath: addressWith,
    });
  return (
    <OfferCard
      title={t('Priority access')}
      amount={product.data?.amount}
      unit={t('72 hours, one time')}
      lines={[
        { icon: Timer, text: t('Hidden from other companies for 72 hours') },
        { icon: Bookmark, text: t('Stays in your list afterwards') },
        {
          icon: Lock,
          text: t('You get name, phone and email if they accept ({{price}})', { price: money(briefing) }),
          lacks: true,
        },
      ]}
      button={
        <Button variant="primary" wide disabled={purchase.isPending || !product.data} onClick={confirm}>
          {t('Confirm')}
        </Button>
      }
    >
      {t('You review the payment before you are charged. The worker can still say no.')}
    </OfferCard>
  );
};

const Offer = ({ seeker, access }: { seeker: ProfileView; access: PriorityAccessState }) => {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const { intentId, leavePurchase } = usePurchaseAddress();
  const isFree = access.state === 'available';
  const title = isFree
    ? t('Congratulations, priority access is still available')
    : access.state === 'own'
      ? t('You have priority access')
      : t('Priority access is taken');
  return (
    <>
      <AccessHeader seeker={seeker} title={title} />
      {intentId ? (
        <PurchaseView intentId={intentId} onCancel={leavePurchase} />
      ) : (
        <Columns>
          <Card as="article" pad>
            <Section>
              <WindowDrawing now={now} />
            </Section>
            <Section>
              <BenefitList />
            </Section>
          </Card>
          {isFree ? (
            <Rail aria-label={t('Purchase')}>
              <ConfirmAccess id={seeker.id} />
            </Rail>
          ) : (
            <WorkerRail seeker={seeker} view="skilled-workers" access={access} />
          )}
        </Columns>
      )}
    </>
  );
};

/** /employees/skilled-workers/profile/:profileId/access, before and during the checkout [SKW-05 to SKW-07]. */
export const AccessPage = () => {
  const { t } = useTranslation();
  const { profileId = '' } = useParams();
  const seeker = useQuery(seekerQuery(profileId));
  const away = seeker.data && elsewhere(seeker.data, 'skilled-workers', new Date());
  const access = usePriorityAccess(profileId, seeker.data !== undefined && !away);
  if (away) return <Navigate to={away} replace />;
  const error = seeker.error ?? access.error;
  const retry = () => void Promise.all([seeker.refetch(), access.refetch()]);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <Box mb="-1.5">
        <ActionBar
          left={
            <>
              <BackLink to={employees.skilledWorker.path(profileId)} label={t('Go Back')} />
              <p>{t('Invest in priority access to this skilled worker and stay ahead of your competition!')}</p>
            </>
          }
        />
      </Box>
      {seeker.data && access.data ? (
        <Offer seeker={seeker.data} access={access.data} />
      ) : error ? (
        <ProfileUnavailable error={error} onRetry={retry} />
      ) : (
        <ProfileLoading />
      )}
    </Box>
  );
};
