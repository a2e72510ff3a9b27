import { Box } from '@chakra-ui/react';
import type { InvitingProject } from '@plumbline/shared/contracts/projects/invitations';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/dialogs/dialog.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { StatusPill } from '../../ui/text/pill.tsx';
import { InvitationPill } from './invitation-pill.tsx';
import { useInvite, useInvitingProjects } from './use-invitations.ts';

type Company = { id: string; name: string };
type InvitationStatusProps = { project: InvitingProject; busy: boolean; onInvite: () => void };

/** The state of the company's connection or invitation to a project. Without either, a button to invite the company. */
const InvitationStatus = ({ project: { id, invitation, connection }, busy, onInvite }: InvitationStatusProps) => {
  const { t } = useTranslation();
  if (connection === 'granted') return <StatusPill status="Connected" />;
  if (connection === 'requested') return <StatusPill status="Pending" />;
  if (invitation) return <InvitationPill state={invitation} />;
  return (
    <Button onClick={onInvite} disabled={busy} aria-describedby={`inviting-${id}`}>
      {t('Invite')}
    </Button>
  );
};

const Projects = ({ company, projects }: { company: Company; projects: readonly InvitingProject[] }) => {
  const { t } = useTranslation();
  const invite = useInvite(company);
  if (projects.length === 0) {
    return <p>{t('You have no open project. Post one first: it is free.')}</p>;
  }
  return (
    <>
      <p>{t("Choose the project. If they're interested, you're connected right away.")}</p>
      <Box
        as="ul"
        mt="3"
        listStyleType="none"
        css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}
      >
        {projects.map((project) => (
          <Box
            as="li"
            key={project.id}
            py="3"
            minHeight="68px"
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
          >
            <Box minWidth="0" overflowWrap="anywhere" id={`inviting-${project.id}`}>
              <b>{project.name}</b>
              <Box color="muted" textStyle="small">
                {placeText(project)} · {t('Starts')} <DateText value={project.startDate} />
              </Box>
            </Box>
            <Box flex="none">
              <InvitationStatus project={project} busy={invite.isPending} onInvite={() => invite.mutate(project.id)} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
};

type InviteDialogProps = { company: Company; open: boolean; onClose: () => void };

/** Lists the open projects of the caller's company, to invite another company to one. */
export const InviteDialog = ({ company, open, onClose }: InviteDialogProps) => {
  const { t } = useTranslation();
  const projects = useInvitingProjects(company.id, open);
  const none = projects.data?.results.length === 0;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('Invite {{name}}', { name: company.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          {none && (
            <ButtonLink variant="primary" to={paths.tradePartners.newProject.path()}>
              {t('New Project')}
            </ButtonLink>
          )}
        </>
      }
    >
      {projects.data ? (
        <Projects company={company} projects={projects.data.results} />
      ) : (
        <PendingAnswer query={projects} failure={t("We couldn't find your projects.")} avatar={false} />
      )}
    </Modal>
  );
};
