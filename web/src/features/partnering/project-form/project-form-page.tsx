import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { DraftNote } from '../../../components/job-form/draft-note.tsx';
import { useRestoredDraft } from '../../../components/job-form/use-restored-draft.ts';
import { ProjectLoader } from '../../../components/project/project-loader.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { ProjectForm } from './project-form.tsx';
import { valuesOfNew, valuesOfProject } from './project-values.ts';

const { tradePartners } = paths;

type FrameProps = { title: string; back: string; backLabel: string; note?: ReactNode; children: ReactNode };

const Frame = ({ title, back, backLabel, note, children }: FrameProps) => (
  <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
    <Box mb="-3">
      <BackLink to={back} label={backLabel} />
    </Box>
    <PageHeader title={title} action={note} />
    {children}
  </Box>
);

/** A new project, with the stored draft if there is one [PRJ-08]. */
export const NewProjectPage = () => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const { draft, isOwn, round, startOver, state } = useRestoredDraft('projectDraft');
  return (
    <Frame
      title={t('New Project')}
      back={tradePartners.projects.path()}
      backLabel={t('My Projects')}
      note={state && <DraftNote state={state} onStartOver={startOver} />}
    >
      {isOwn === undefined ? (
        <Card pad>
          <ListSkeleton avatar={false} />
        </Card>
      ) : (
        <ProjectForm key={round} values={valuesOfNew(draft, profile?.zip)} draft={isOwn} />
      )}
    </Frame>
  );
};

/** An open project of the company, edited and published again; a closed one is read-only. */
export const EditProjectPage = () => {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  const back = tradePartners.project.path(projectId);
  return (
    <Frame title={t('Edit Project')} back={back} backLabel={t('Back to project')}>
      <ProjectLoader
        projectId={projectId}
        titled
        shape={
          <Card pad>
            <ListSkeleton avatar={false} />
          </Card>
        }
      >
        {(project) =>
          project.closedAt ? (
            <Navigate to={back} replace />
          ) : (
            <ProjectForm key={project.id} values={valuesOfProject(project)} edited={project} />
          )
        }
      </ProjectLoader>
    </Frame>
  );
};
