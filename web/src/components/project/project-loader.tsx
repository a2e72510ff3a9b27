import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { paths } from '@plumbline/shared/options/paths';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProject } from '../../lib/queries/projects.ts';
import { useIsCompany } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { PostLoader } from '../posts/post-loader.tsx';
import { ProjectShape } from './project-shape.tsx';

const { tradePartners } = paths;

const ProjectGone = ({ pageTitle, anybodys }: { pageTitle: boolean; anybodys: boolean }) => {
  const { t } = useTranslation();
  const isCompany = useIsCompany();
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        pageTitle={pageTitle}
        title={t("We couldn't find data for this project.")}
        help={t('It was closed or deleted.')}
        action={
          !isCompany ? (
            <ButtonLink to={paths.dashboard.path()}>{t('Go to Dashboard')}</ButtonLink>
          ) : anybodys ? (
            <ButtonLink to={tradePartners.searchProjects.path()}>{t('Search Projects')}</ButtonLink>
          ) : (
            <ButtonLink to={tradePartners.projects.path()}>{t('My Projects')}</ButtonLink>
          )
        }
      />
    </Card>
  );
};

type ProjectLoaderProps = {
  projectId: string;
  /** Also shows projects of other companies. */
  anybodys?: boolean;
  /** Whether the page already has a heading. */
  titled?: boolean;
  /** The skeleton. */
  shape?: ReactNode;
  /** Wraps the skeleton and the error in what the page shows immediately. */
  pending?: (state: ReactNode) => ReactNode;
  children: (project: ProjectView, own: boolean) => ReactNode;
};

/** A project, or its loading, unknown and error states [PRJ-35]. */
export const ProjectLoader = (props: ProjectLoaderProps) => {
  const { projectId, anybodys = false, titled = false, shape = <ProjectShape />, pending, children } = props;
  const { t } = useTranslation();
  return (
    <PostLoader
      query={useProject(projectId)}
      failure={t("We couldn't find data for this project.")}
      gone={<ProjectGone pageTitle={!titled} anybodys={anybodys} />}
      titled={titled}
      anybodys={anybodys}
      shape={shape}
      {...(pending && { pending })}
    >
      {children}
    </PostLoader>
  );
};
