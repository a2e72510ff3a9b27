import type { ProjectForm } from '@plumbline/shared/contracts/projects/project-form';
import { createProject, updateProject } from '@plumbline/shared/contracts/projects/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshProjects } from '../../../lib/queries/projects.ts';

/** Posts a new project, or saves an own one [PRJ-12]. */
export const useSaveProject = (projectId: string | undefined) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ProjectForm) =>
      projectId ? call(updateProject, { params: { id: projectId }, body }) : call(createProject, { body }),
    onSuccess: () => void refreshProjects(queries),
  });
};
