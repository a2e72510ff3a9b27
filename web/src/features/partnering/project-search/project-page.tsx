import { Box } from '@chakra-ui/react';
import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import { paths } from '@plumbline/shared/options/paths';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ConnectedPanel } from '../../../components/connection/connected-panel.tsx';
import { ClosedPlans, SharedPlans } from '../../../components/project/plans/shared-plans.tsx';
import { ProjectLoader } from '../../../components/project/project-loader.tsx';
import { ProjectTexts, useProjectFacts } from '../../../components/project/project-texts.tsx';
import { ReportButton } from '../../../components/report/report-button.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useIsCompany } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card, Columns, Rail } from '../../../ui/layout/card.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { useRelativeTime } from '../../../ui/text/date-text.tsx';
import { StatusPill } from '../../../ui/text/pill.tsx';
import { useSeenInvitation } from '../api/use-answer-invitation.ts';
import { useConnect } from '../api/use-connect.ts';
import { useLogProjectView } from '../api/use-log-project-view.ts';
import { ConnectCard } from './connect-card.tsx';
import { ProjectFitCard } from './fit-card.tsx';

const { profile, tradePartners } = paths;

/** Returns the address of the owner's profile: trade partners stay in their area, all others see the company's page. */
const useOwnerPath = ({ id, company }: ProjectView): string =>
  useIsCompany() ? tradePartners.searchProjectProfile.path(id, company) : profile.view.path(company, 'provider');

const Header = ({ project, own }: { project: ProjectView; own: boolean }) => {
  const { t } = useTranslation();
  const ownerPath = useOwnerPath(project);
  const relative = useRelativeTime({ inSentence: true });
  const { type, location, start, interest } = useProjectFacts()(project);
  const { miles } = project;
  const distance = (miles ?? 0) < 1 ? t('under 1 mile') : t('{{count}} miles', { count: miles ?? 0 });
  return (
    <Box as="header" display="grid" gap="4.5">
      <Box display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4">
        <div>
          <h1>{project.name}</h1>
          <Box marginTop="2" display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="1">
            <b>{project.profile[0]?.name}</b>
            {!own && <Link to={ownerPath}>{t('View Profile')}</Link>}
            {project.closedAt && <StatusPill status="Closed" />}
            <Box as="span" color="muted">
              {t('Posted {{when}}', { when: relative(project.createdAt) })}
            </Box>
          </Box>
        </div>
        {own && !project.closedAt && (
          <ButtonLink to={tradePartners.editProject.path(project.id)}>
            <Pencil size={16} aria-hidden />
            {t('Edit Project')}
          </ButtonLink>
        )}
      </Box>
      <FactStrip
        items={[
          type,
          location,
          ...(miles === undefined ? [] : [{ label: t('Distance'), value: distance }]),
          start,
          ...interest,
        ]}
      />
    </Box>
  );
};

/** A company that the owner has accepted, or invited without a response so far. */
const mayReadPlans = ({ connection, invitation }: ProjectView): boolean =>
  connection?.state === 'granted' || (invitation !== undefined && isOpenInvitation(invitation.state));

/** Explains to job seekers and schools why they can't connect. Shows instead of the connection form. */
const ReaderCard = () => {
  const { t } = useTranslation();
  return (
    <Card as="section" pad display="grid" gap="2" aria-labelledby="connect">
      <h2 id="connect">{t('For companies and vendors')}</h2>
      <p>{t('Only companies and vendors can connect on a project.')}</p>
    </Card>
  );
};

/** Another company's project: its texts with the buttons next to them [PRJ-13, PRJ-14, PRJ-17]. */
const OthersProject = ({ project, label }: { project: ProjectView; label: string }) => {
  const { t } = useTranslation();
  const connect = useConnect(project);
  const isCompany = useIsCompany();
  const ownerPath = useOwnerPath(project);
  useLogProjectView(project.id);
  useSeenInvitation(project);
  const contacts = project.connection?.contacts;
  return (
    <>
      <Header project={project} own={false} />
      <Columns>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" alignContent="start">
          <ProjectTexts project={project} />
          {mayReadPlans(project) ? (
            <SharedPlans projectId={project.id} />
          ) : (
            Boolean(project.planCount) && <ClosedPlans count={project.planCount ?? 0} />
          )}
        </Box>
        <Rail aria-label={t('Your decision')} display={{ base: 'contents', desk: 'grid' }}>
          {isCompany ? <ConnectCard project={project} connect={connect} label={label} /> : <ReaderCard />}
          <ProjectFitCard project={project} />
          <ReportButton kind="project" id={project.id} owner={project.company} />
        </Rail>
      </Columns>
      {contacts && (
        <ConnectedPanel
          level={2}
          connection={contacts}
          roles={{ company: t('Project owner'), other: t('Trade partner') }}
          companies
          messageTo={project.company}
          action={<ButtonLink to={ownerPath}>{t('View Profile')}</ButtonLink>}
        />
      )}
    </>
  );
};

const Project = ({ project, own, label }: { project: ProjectView; own: boolean; label: string }) => {
  useTitle(project.name);
  if (!own) return <OthersProject project={project} label={label} />;
  return (
    <>
      <Header project={project} own />
      <ProjectTexts project={project} />
    </>
  );
};

const Page = ({ back, label }: { back: ReactNode; label: string }) => {
  const { projectId = '' } = useParams();
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <Box mb="-3">{back}</Box>
      <ProjectLoader projectId={projectId} anybodys>
        {(project, own) => <Project key={project.id} project={project} own={own} label={label} />}
      </ProjectLoader>
    </Box>
  );
};

/** /trade-partners/view/projects/:projectId: a project as other companies see it [PRJ-13]. */
export const ViewProjectPage = () => {
  const { t } = useTranslation();
  return <Page back={<BackLink label={t('Go Back')} />} label={t('Connect')} />;
};

/** /trade-partners/search-projects/:projectId: a project that the company found by a search [PRJ-14]. */
export const FoundProjectPage = () => {
  const { t } = useTranslation();
  return (
    <Page
      back={<BackLink to={tradePartners.searchProjects.path()} label={t('Back to Search')} />}
      label={t("I'm Interested")}
    />
  );
};
