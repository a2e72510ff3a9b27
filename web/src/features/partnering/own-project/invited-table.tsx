import { Box } from '@chakra-ui/react';
import type { CompanyInvited } from '@plumbline/shared/contracts/projects/invitations';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { InvitationPill } from '../../../components/project/invitation-pill.tsx';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';

const { tradePartners } = paths;

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
    { header: t('Status'), phone: 'fact', cell: ({ state }) => <InvitationPill state={state} /> },
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
  if (invited.data.results.length > 0) return table(invited.data.results);
  return (
    <EmptyState
      icon={UserPlus}
      title={t('You have invited nobody yet.')}
      help={t('Find a company and hit Invite. They get the project right away.')}
      action={open && <ButtonLink to={tradePartners.search.path()}>{t('Find Trade Partners')}</ButtonLink>}
    />
  );
};
