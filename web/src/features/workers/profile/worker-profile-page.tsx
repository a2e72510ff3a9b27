import { Box } from '@chakra-ui/react';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { PurchaseView } from '../../../components/checkout/purchase/purchase-view.tsx';
import { usePurchaseAddress } from '../../../components/checkout/use-purchase-address.ts';
import { ProfileLoading, ProfileUnavailable } from '../../../components/profile/profile-states.tsx';
import { WorkerHistory } from '../../../components/seeker-profile/history/worker-history.tsx';
import { SeekerBody } from '../../../components/seeker-profile/seeker-body.tsx';
import { SeekerHeader } from '../../../components/seeker-profile/seeker-header.tsx';
import { useAccessInWindow } from '../../../components/worker/offers/use-access-in-window.ts';
import { seekerQuery } from '../../../lib/queries/profiles.ts';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Columns } from '../../../ui/layout/card.tsx';
import { BackToSearch } from './back-to-search.tsx';
import { elsewhere, type WorkerView } from './view-rules.ts';
import { WorkerRail } from './worker-rail.tsx';

/** A worker that the company found, with the available actions [SKW-01 to SKW-04]. */
const WorkerProfilePage = ({ view }: { view: WorkerView }) => {
  const { t } = useTranslation();
  const { profileId = '' } = useParams();
  const seeker = useQuery(seekerQuery(profileId));
  const away = seeker.data && elsewhere(seeker.data, view, new Date());
  const access = useAccessInWindow(seeker.data, !away);
  const { intentId, leavePurchase } = usePurchaseAddress();
  if (away) return <Navigate to={away} replace />;
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <Box mb="-1.5">
        <ActionBar
          left={
            <>
              <BackToSearch view={view} />
              {view === 'skilled-workers' ? (
                <p>{t('Invest in priority access to this skilled worker and stay ahead of your competition!')}</p>
              ) : (
                seeker.data && (
                  <p>
                    <Trans
                      i18nKey="You are viewing the profile for <b>{{name}}</b>"
                      values={{ name: fullName(seeker.data) }}
                      components={{ b: <b /> }}
                    />
                  </p>
                )
              )}
            </>
          }
        />
      </Box>
      {seeker.data && intentId ? (
        <>
          <SeekerHeader seeker={seeker.data} />
          <PurchaseView intentId={intentId} onCancel={leavePurchase} />
        </>
      ) : // The page shows when the offers have loaded too, because they are a part of it.
      seeker.data && access ? (
        <>
          <SeekerHeader seeker={seeker.data} />
          <Columns>
            <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5" alignContent="start">
              <SeekerBody seeker={seeker.data} />
              <WorkerHistory seekerId={seeker.data.id} />
            </Box>
            <WorkerRail seeker={seeker.data} view={view} access={access} />
          </Columns>
        </>
      ) : seeker.error ? (
        <ProfileUnavailable error={seeker.error} onRetry={() => void seeker.refetch()} />
      ) : (
        <ProfileLoading />
      )}
    </Box>
  );
};

/** /employees/search/profile/:profileId */
export const SearchedWorkerPage = () => <WorkerProfilePage view="search" />;
/** /employees/skilled-workers/profile/:profileId */
export const SkilledWorkerPage = () => <WorkerProfilePage view="skilled-workers" />;
