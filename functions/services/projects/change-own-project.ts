import { canMoveProject, type ProjectState, projectState } from '@plumbline/shared/domain/projects/project-states';
import { laterThan, nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { retryOnConflict, transact } from '../../table/core/transact.ts';
import {
  type ProjectItem,
  type ProjectTextItem,
  putProject,
  putProjectText,
  readWholeProject,
} from '../../table/projects/project.ts';
import { deleteProjectPlans } from '../../table/projects/project-plans.ts';
import { remindOfInterest } from './interest.ts';

const TRIES = 5;

export type StoredProject = { project: ProjectItem; text: ProjectTextItem };
/** The changed attributes of a project; `text` is present only when a text changes. */
export type ProjectChange = { project: Partial<ProjectItem>; text?: ProjectTextItem };

const refusals = { open: 'project_changed', closed: 'project_closed', deleted: 'project_deleted' } as const;

const readOwnProject = async (id: string, company: string): Promise<StoredProject> => {
  const { project, text } = await readWholeProject(id);
  if (project?.company !== company) throw new ApiError('project_not_found');
  return { project, text: text ?? { id, description: '', addedDetail: '' } };
};

/**
 * Changes a project of the company, or moves it to another state. After a concurrent write, `change` is called again
 * with the newer project, so that no change is lost. `readAt` is the `updatedAt` of the project that the user saw.
 * Throws `project_changed` (409) when the project has changed since.
 */
export const changeOwnProject = (
  id: string,
  company: string,
  to: ProjectState,
  change: (stored: StoredProject, at: string) => ProjectChange,
  readAt?: string,
): Promise<void> =>
  retryOnConflict(
    async () => {
      const stored = await readOwnProject(id, company);
      if (readAt !== undefined && readAt !== stored.project.updatedAt) throw new ApiError('project_changed');
      const from = projectState(stored.project);
      if (!(from === 'open' && to === 'open') && !canMoveProject(from, to)) throw new ApiError(refusals[from]);
      const at = laterThan(stored.project.updatedAt, nowIso());
      const { project, text } = change(stored, at);
      const changed = { ...stored.project, ...project, updatedAt: at };
      const isMoved = changed.interestUntil !== stored.project.interestUntil;
      await transact(
        putProject(changed, stored.project.updatedAt),
        ...(isMoved ? [remindOfInterest(changed)] : []),
        ...(to === 'deleted' ? [deleteProjectPlans(id)] : []),
        ...(text ? [putProjectText(text)] : []),
      );
    },
    { tries: TRIES, exhausted: () => new ApiError('project_changed') },
  );
