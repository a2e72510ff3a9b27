import * as contract from '@plumbline/shared/contracts/projects/project-ties';
import { operation } from '../../../http/operation.ts';
import { saveNote } from '../../../services/projects/connection-note.ts';

export const noteProjectTie = operation(contract.noteProjectTie, ({ params, body, caller }) =>
  saveNote({ company: caller.profileId, project: params.project, other: params.company }, body),
);
