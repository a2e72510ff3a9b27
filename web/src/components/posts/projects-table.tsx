import type { ProjectSummary } from '@plumbline/shared/contracts/projects/project-form';
import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { StatusPill } from '../../ui/text/pill.tsx';
import { DeleteProjectDialog } from '../project/delete-project-dialog.tsx';
import { PostActions } from './post-actions.tsx';
import { actionColumn, matchesColumn, nameColumn, PostName, postedColumn } from './post-columns.tsx';

const { tradePartners } = paths;

/** The company's projects with their actions [EMP-40, EMP-41]. */
export const ProjectsTable = ({ rows }: { rows: readonly ProjectSummary[] | undefined }) => {
  const { t } = useTranslation();
  const [deleting, setDeleting] = useState<string>();
  const columns: Column<ProjectSummary>[] = [
    nameColumn(t, (project) => (
      <PostName to={tradePartners.project.path(project.id)} name={project.name}>
        {project.takenDown ? <StatusPill status="Taken down" /> : project.closedAt && <StatusPill status="Closed" />}
      </PostName>
    )),
    {
      header: t('Trade Categories'),
      phone: 'fact',
      shape: <SkeletonBox width="140px" />,
      cell: ({ contractorTradeCategories }) => contractorTradeCategories.map((trade) => t(trade)).join(', '),
    },
    postedColumn(t, ({ createdAt }) => createdAt),
    matchesColumn(t, ({ matches }) => matches),
    actionColumn(t, (project) => (
      <PostActions
        title={project.name}
        edit={project.closedAt ? undefined : tradePartners.editProject.path(project.id)}
        view={tradePartners.project.path(project.id)}
        onDelete={() => setDeleting(project.id)}
      />
    )),
  ];
  return (
    <>
      <DataTable caption={t('Posts')} columns={columns} rows={rows} rowKey={({ id }) => id} phoneActions="text" />
      <DeleteProjectDialog projectId={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
};
