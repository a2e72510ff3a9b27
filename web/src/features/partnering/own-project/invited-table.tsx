import { Box } from '@chakra-ui/react';
import type { CompanyInvited } from '@plumbline/shared/contracts/projects/invitations';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { InvitationPill } from '../../../components/project/invitation-pill.tsx';
import { call } from '../../../lib/api/call.ts';
import { msg } from '../../../lib/msg.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { DateText, DateTimeText } from '../../../ui/text/date-text.tsx';

const { tradePartners } = paths;

const answerWords: Readonly<Record<CompanyInvited['state'], string>> = {
  interested: msg('{{count}} interested'),
  seen: msg('{{count}} seen'),
  declined: msg('{{count}} not interested'),
  invited: msg('{{count}} not seen yet'),
  withdrawn: msg('{{count}} withdrawn'),
};

/** Returns how many invitations are in each state, as words with their counts. */
const countsOf = (invitations: readonly CompanyInvited[]): [word: string, count: number][] =>
  Object.entries(answerWords)
    .map(([state, word]): [string, number] => [word, invitations.filter((each) => each.state === state).length])
    .filter(([, count]) => count > 0);

/** The companies that were invited to a project, with the state of each invitation. */
export const InvitedTable = ({ projectId, open }: { projectId: string; open: boolean }) => {
  const { t } = useTranslation();
  const invited = useQuery({
    queryKey: queryKeys.projects.invitations(projectId),
    queryFn: ({ signal }) => call('GET /api/projects/{id}/invitations', { params: { id: projectId } }, { signal }),
  });
  const columns: Column<CompanyInvited>[] = [
    {
      header: t('Company'),
      phone: 'name',
      cell: ({ company: { name, city, state, profilePhoto } }) => (
        <Box display="flex" gap="3.5" alignItems="center">
          <Avatar name={name} photoUrl={profilePhoto} company />
          <Box>
            <b>{name}</b>
            <Box color="muted" textStyle="small">
              {placeText({ city, state })}
            </Box>
          </Box>
        </Box>
      ),
    },
    {
      header: t('Status'),
      phone: 'fact',
      cell: ({ state, date }) => (
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <InvitationPill state={state} />
          {state !== 'invited' && (
            <Box as="span" color="muted" textStyle="small">
              <DateTimeText value={date} />
            </Box>
          )}
        </Box>
      ),
    },
    {
      header: t('Invited on'),
      phone: 'fact',
      phoneLabel: t('Invited on'),
      cell: ({ invitedAt }) => <DateText value={invitedAt} />,
    },
    {
      header: t('Actions'),
      phone: 'actions',
      end: true,
      cell: ({ company: { id, name } }) => (
        <ButtonLink to={tradePartners.searchProfile.path(id)} aria-label={t('View {{name}}', { name })}>
          {t('View')}
        </ButtonLink>
      ),
    },
  ];
  const table = (rows: readonly CompanyInvited[] | undefined) => (
    <DataTable caption={t('Invited')} columns={columns} rows={rows} rowKey={({ company }) => company.id} />
  );
  if (!invited.data) {
    return (
      <PendingAnswer query={invited} failure={t("We couldn't load the invitations.")}>
        {table(undefined)}
      </PendingAnswer>
    );
  }
  const { results } = invited.data;
  if (results.length > 0) {
    return (
      <>
        <Box
          as="p"
          fontWeight="semibold"
          px={{ base: '4', md: '6' }}
          py="3.5"
          borderBottomWidth="1px"
          borderColor="border"
        >
          {countsOf(results)
            .map(([word, count]) => t(word, { count }))
            .join(', ')}
        </Box>
        {table(results)}
      </>
    );
  }
  return (
    <EmptyState
      icon={UserPlus}
      title={t("You haven't invited anyone yet.")}
      help={t('Find a company and hit Invite. They get the project right away.')}
      action={open && <ButtonLink to={tradePartners.search.path()}>{t('Find Trade Partners')}</ButtonLink>}
    />
  );
};
