import { Box } from '@chakra-ui/react';
import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { paths } from '@plumbline/shared/options/paths';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { TakenDownNotice } from '../../../components/posts/hidden-notices.tsx';
import { ProjectLoader } from '../../../components/project/project-loader.tsx';
import { ProjectTexts, useProjectFacts } from '../../../components/project/project-texts.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { useRelativeTime } from '../../../ui/text/date-text.tsx';
import { Pill, StatusPill } from '../../../ui/text/pill.tsx';
import { OwnPlans } from './own-plans.tsx';
import { ProjectCompanies } from './project-companies.tsx';

const { tradePartners } = paths;

const OwnProject = ({ project }: { project: ProjectView }) => {
  const { t } = useTranslation();
  const relative = useRelativeTime({ inSentence: true });
  const { location, start, interest, vendors } = useProjectFacts()(project);
  useTitle(project.name);
  return (
    <>
      <Box as="header" display="grid" gap="4.5">
        <Box display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4">
          <div>
            <h1>{project.name}</h1>
            <Box marginTop="2.5" display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="1.5">
              <Pill>{t(project.type)}</Pill>
              <StatusPill status={project.takenDown ? 'Taken down' : project.closedAt ? 'Closed' : 'Active'} />
              <span>{t('Posted {{when}}', { when: relative(project.createdAt) })}</span>
            </Box>
          </div>
          {!project.closedAt && (
            <ButtonLink to={tradePartners.editProject.path(project.id)}>
              <Pencil size={16} aria-hidden />
              {t('Edit Project')}
            </ButtonLink>
          )}
        </Box>
        <FactStrip items={[location, start, ...interest, vendors, { label: t('Views'), value: project.views ?? 0 }]} />
      </Box>
      <TakenDownNotice takenDown={project.takenDown} isProject />
      <ProjectCompanies project={project} />
      <OwnPlans project={project} />
      <ProjectTexts project={project} />
    </>
  );
};

/** /trade-partners/projects/:projectId: a project as its owner sees it [PRJ-18, PRJ-19]. */
export const OwnProjectPage = () => {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <Box mb="-3">
        <BackLink to={tradePartners.projects.path()} label={t('My Projects')} />
      </Box>
      <ProjectLoader projectId={projectId}>
        {(project) => <OwnProject key={project.id} project={project} />}
      </ProjectLoader>
    </Box>
  );
};
