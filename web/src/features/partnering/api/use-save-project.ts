import type { ProjectForm } from '@plumbline/shared/contracts/projects/project-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { refreshProjects } from '../../../lib/queries/projects.ts';

/** A stored project as the form was opened with it. */
export type EditedProject = { id: string; updatedAt: string };

/**
 * Posts a new project, or saves a stored one. The server rejects a save when another user has changed the project since
 * the form was opened [PRJ-12].
 */
export const useSaveProject = (edited: EditedProject | undefined) => {
  const queries = useQueryClient();
  // The project is loaded again in the background; the form keeps the version that it was opened with.
  const [project] = useState(edited);
  return useMutation({
    mutationFn: (body: ProjectForm) =>
      project
        ? call('PATCH /api/projects/{id}', {
            params: { id: project.id },
            body: { ...body, updatedAt: project.updatedAt },
          })
        : call('POST /api/projects', { body }),
    onSuccess: () => void refreshProjects(queries),
  });
};
