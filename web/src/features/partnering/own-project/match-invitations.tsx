import { Box } from '@chakra-ui/react';
import type { ProjectMatchCard } from '@plumbline/shared/contracts/projects/project-matches';
import { MOST_INVITED_TOGETHER } from '@plumbline/shared/options/limits';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { InvitationPill } from '../../../components/project/invitation-pill.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { StatusPill } from '../../../ui/text/pill.tsx';
import { useInviteCompanies } from '../api/use-invite-companies.ts';

type Match = Pick<ProjectMatchCard, 'id' | 'name' | 'invitation' | 'connection'>;

/** Returns whether a match can be invited: it has neither an invitation nor a request. */
const isInvitable = ({ invitation, connection }: Match): boolean => !invitation && !connection;

type InviteAllProps = {
  projectId: string;
  matches: readonly Match[];
  /** The number of all matches, which can be more than those in the list. */
  total: number;
  /** Whether the list has further pages. */
  hasMore: boolean;
};

/** How many companies fit, and the button that invites those in the list that can be invited. */
export const InviteAll = ({ projectId, matches, total, hasMore }: InviteAllProps) => {
  const { t } = useTranslation();
  const invite = useInviteCompanies(projectId);
  const ids = matches.filter(isInvitable).map(({ id }) => id);
  const count = Math.min(ids.length, MOST_INVITED_TOGETHER);
  const isPart = hasMore || ids.length > MOST_INVITED_TOGETHER;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="3.5"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Box>
        <b>{t('{{count}} companies fit', { count: total })}</b>
        <Box as="p" color="muted" textStyle="small">
          {t('Inviting is free. They get the trade, the place, the dates and the number of plans.')}
        </Box>
      </Box>
      {count > 0 && (
        <Button
          variant="primary"
          width={{ base: 'full', md: 'auto' }}
          onClick={() => invite.mutate(ids.slice(0, count))}
          disabled={invite.isPending}
        >
          <Send size={16} aria-hidden />
          {isPart ? t('Invite these {{count}}', { count }) : t('Invite all {{count}}', { count })}
        </Button>
      )}
    </Box>
  );
};

type InviteMatchProps = { projectId: string; match: Match };

/** The button that invites a match; its state instead, once it was invited or asked to connect. */
export const InviteMatch = ({ projectId, match }: InviteMatchProps) => {
  const { t } = useTranslation();
  const invite = useInviteCompanies(projectId);
  const { id, name, invitation, connection } = match;
  const status =
    connection === 'granted' || connection === 'requested' ? (
      <StatusPill status={connection === 'granted' ? 'Connected' : 'Pending'} />
    ) : (
      invitation && <InvitationPill state={invitation} />
    );
  // The box keeps the width of the status on a phone, where buttons share the row.
  if (status) return <Box>{status}</Box>;
  return (
    <Button onClick={() => invite.mutate([id])} disabled={invite.isPending} aria-label={t('Invite {{name}}', { name })}>
      {t('Invite')}
    </Button>
  );
};
