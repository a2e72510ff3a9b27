import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isGone } from '../../../lib/api/api-error.ts';
import { seekerQuery } from '../../../lib/queries/profiles.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type BriefingAddress, briefingAddress, type WorkerList } from './briefing-address.ts';

export const FormShape = () => (
  <Card pad maxWidth="form">
    <ListSkeleton avatar={false} />
  </Card>
);

type RecipientPageProps = {
  from: WorkerList;
  children: (recipient: ProfileView, address: BriefingAddress) => ReactNode;
};

/** A page about sending one worker a briefing, with a link back to the list [BRF-02]. */
export const RecipientPage = ({ from, children }: RecipientPageProps) => {
  const { t } = useTranslation();
  const { profileId = '' } = useParams();
  const address = briefingAddress(from, profileId);
  const query = useQuery(seekerQuery(profileId));
  const { data: recipient } = query;
  const failure = t("We couldn't retrieve the data for this profile.");
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <BackLink to={address.list} label={t('Back to search')} />
      {recipient && children(recipient, address)}
      {!recipient && isGone(query.error) && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={failure}
            help={t('This worker may have hidden or deleted the profile.')}
            action={<ButtonLink to={address.list}>{t('Find another worker')}</ButtonLink>}
            pageTitle
          />
        </Card>
      )}
      {!recipient && !isGone(query.error) && (
        <PendingCard query={query} failure={failure} pageTitle>
          <FormShape />
        </PendingCard>
      )}
    </Box>
  );
};
