import { Box } from '@chakra-ui/react';
import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { getProjectMatch } from '@plumbline/shared/contracts/projects/project-matches';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { CompanyView } from '../../../components/company-profile/company-view.tsx';
import { ConnectedPanel } from '../../../components/connection/connected-panel.tsx';
import { PaperList } from '../../../components/documents/paper-list.tsx';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { ProfileLoading, ProfileUnavailable } from '../../../components/profile/profile-states.tsx';
import { RequestMessage } from '../../../components/project/request-message.tsx';
import { call } from '../../../lib/api/call.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { companyQuery } from '../../../lib/queries/profiles.ts';
import { useProject } from '../../../lib/queries/projects.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { useAcceptCompany } from '../api/use-answer-company.ts';
import { DeclineCompanyDialog } from '../own-project/decline-company-dialog.tsx';
import { InviteMatch } from '../own-project/match-invitations.tsx';

const { tradePartners } = paths;
type ConnectionStatus = ResponseOf<typeof getProjectMatch>;
type Ids = { projectId: string; profileId: string };

const useProjectMatch = ({ projectId: id, profileId }: Ids) =>
  useQuery({
    queryKey: queryKeys.projects.match(id, profileId),
    queryFn: ({ signal }) =>
      call('GET /api/projects/{id}/matches/{profileId}', { params: { id, profileId } }, { signal }),
  });

/** The state of the request between the two companies, in one line. */
const ConnectionStatusLine = ({ status, name }: { status: ConnectionStatus; name: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const date = status.date && formatDate(status.date, { locale });
  const text = {
    requested: t('{{name}} asked to connect on {{date}}.', { name, date }),
    granted: t('Connected since {{date}}.', { date }),
    rejected: t('You declined {{name}} on {{date}}.', { name, date }),
    withdrawn: t('Withdrawn on {{date}}', { date }),
  };
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="2">
      {status.reason && <MatchReason>{status.reason}</MatchReason>}
      <p>{status.state ? text[status.state] : t('{{name}} has not asked to connect yet.', { name })}</p>
    </Box>
  );
};

type ProjectMatchProps = Ids & { status: ConnectionStatus; company: ProfileView };

/** A company for a project: accepted, declined, or still open [PRJ-07]. */
const ProjectMatch = ({ projectId, profileId, status, company }: ProjectMatchProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const accept = useAcceptCompany();
  const [declining, setDeclining] = useState(false);
  const project = useProject(projectId).data;
  useTitle(company.name);
  const back = tradePartners.projectMatches.path(projectId);
  const backToMatches = <BackLink to={back} label={t('Back to Matches')} />;
  const connection = accept.data?.connection ?? status.connection;
  if (connection) {
    return (
      <>
        <ActionBar left={backToMatches} />
        <ConnectedPanel
          connection={connection}
          roles={{ company: t('Project owner'), other: t('Trade partner') }}
          companies
          messageTo={profileId}
          action={<ButtonLink to={tradePartners.searchProfile.path(profileId)}>{t('View Profile')}</ButtonLink>}
        />
      </>
    );
  }
  const open = !project?.closedAt;
  const mayDecline = status.state === undefined || status.state === 'requested';
  return (
    <>
      <ActionBar
        left={
          <>
            {backToMatches}
            {project && (
              <p>
                <Trans
                  i18nKey="You are viewing a company for <b>{{name}}</b>"
                  values={{ name: project.name }}
                  components={{ b: <b /> }}
                />
              </p>
            )}
          </>
        }
        right={
          <>
            {open && !status.state && (
              <InviteMatch projectId={projectId} match={{ ...company, invitation: status.invitation }} />
            )}
            {mayDecline && (
              <Button variant="text" onClick={() => setDeclining(true)}>
                {t('Decline')}
              </Button>
            )}
            {status.state === 'requested' && open && (
              <Button
                variant="primary"
                onClick={() => accept.mutate({ projectId, companyId: profileId })}
                disabled={accept.isPending}
              >
                <Handshake size={16} aria-hidden />
                {t('Accept')}
              </Button>
            )}
          </>
        }
      />
      <ConnectionStatusLine status={status} name={company.name} />
      {status.message && <RequestMessage text={status.message} />}
      <Card as="section" pad display="grid" gap="3" aria-labelledby="papers">
        <h2 id="papers">{t('Insurance and license')}</h2>
        <PaperList papers={status.papers} />
        <Box as="p" color="muted" textStyle="small">
          {t('You can open the files after you connect. "On file" means we haven\'t checked it.')}
        </Box>
      </Card>
      <CompanyView profile={company} forSeeker={false} />
      <DeclineCompanyDialog
        projectId={projectId}
        company={declining ? company : undefined}
        hasAsked={status.state === 'requested'}
        onClose={() => setDeclining(false)}
        onDeclined={() => void navigate(back)}
      />
    </>
  );
};

/** /trade-partners/projects/:projectId/matches/:profileId [PRJ-07]. */
export const ProjectMatchPage = () => {
  const { t } = useTranslation();
  const { projectId = '', profileId = '' } = useParams();
  const status = useProjectMatch({ projectId, profileId });
  const company = useQuery(companyQuery(profileId));
  const error = status.error ?? company.error;
  const retry = () => void Promise.all([status.refetch(), company.refetch()]);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      {status.data && company.data ? (
        <ProjectMatch projectId={projectId} profileId={profileId} status={status.data} company={company.data} />
      ) : (
        <>
          <ActionBar
            left={<BackLink to={tradePartners.projectMatches.path(projectId)} label={t('Back to Matches')} />}
          />
          {error ? <ProfileUnavailable error={error} onRetry={retry} /> : <ProfileLoading />}
        </>
      )}
    </Box>
  );
};
