import { Box } from '@chakra-ui/react';
import type { InvitationReceived } from '@plumbline/shared/contracts/projects/invitations';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InterestLine } from '../../../components/project/interest-line.tsx';
import { InvitationPill } from '../../../components/project/invitation-pill.tsx';
import { TradePartnerFrame } from '../../../components/project/trade-partner-frame.tsx';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';

const { tradePartners } = paths;

const InvitationRow = ({ invitation }: { invitation: InvitationReceived }) => {
  const { t } = useTranslation();
  const { project, owner, state, invitedAt } = invitation;
  const to = tradePartners.searchProject.path(project.id);
  return (
    <ActionRow>
      <Box minWidth="0" flex="1 1 280px" display="grid" gap="1">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Box as="h2" fontSize="h3">
            <Link to={to}>{project.name}</Link>
          </Box>
          <InvitationPill state={state} />
        </Box>
        <p>{owner.name}</p>
        <Box display="flex" flexWrap="wrap" columnGap="3.5" color="muted" textStyle="small">
          <span>{t(project.type)}</span>
          <span>{placeText(project)}</span>
          <span>
            {t('Starts')} <DateText value={project.startDate} />
          </span>
          {project.interestUntil && <InterestLine until={project.interestUntil} />}
          <span>
            {t('Invited on')} <DateText value={invitedAt} />
          </span>
        </Box>
      </Box>
      <ButtonLink to={to} aria-label={t('View {{name}}', { name: project.name })}>
        {t('View')}
      </ButtonLink>
    </ActionRow>
  );
};

const Invitations = () => {
  const { t } = useTranslation();
  const found = useInfiniteQuery({
    queryKey: queryKeys.projects.received,
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/invitations', { query: { cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });
  if (!found.data) {
    return (
      <PendingCard query={found} failure={t("We couldn't load the invitations.")}>
        <RowsShape />
      </PendingCard>
    );
  }
  const rows = found.data.pages.flatMap(({ results }) => results);
  if (rows.length === 0 && !found.hasNextPage) {
    return (
      <Card>
        <EmptyState
          icon={UserPlus}
          title={t('Nobody has invited you yet.')}
          help={t('Companies that want you on a project show here. Until then, look for projects yourself.')}
          action={<ButtonLink to={tradePartners.searchProjects.path()}>{t('Search Projects')}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <>
      <ListCard>
        {rows.map((invitation) => (
          <InvitationRow key={invitation.project.id} invitation={invitation} />
        ))}
      </ListCard>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
    </>
  );
};

/** /trade-partners/invitations: the projects this company was invited to. */
export const InvitationListPage = () => {
  const { t } = useTranslation();
  return (
    <TradePartnerFrame title={t('Invitations')}>
      <Invitations />
    </TradePartnerFrame>
  );
};
