import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { updateProject } from '@plumbline/shared/contracts/projects/projects';
import { ApiError } from '../../platform/errors.ts';
import type { ProjectItem } from '../../table/projects/project.ts';
import { requirePlace } from '../places/place-of-zip.ts';
import { changeOwnProject, type ProjectChange, type StoredProject } from './change-own-project.ts';
import { requireInterestDay } from './interest.ts';
import { requireStartAhead } from './start-date.ts';

type Body = RequestOf<typeof updateProject>['body'];

/**
 * Returns the vendor fields of a changed project. Inviting vendors requires their trades; without an invitation the
 * trades are cleared [PRJ-09].
 */
const requireVendorTrades = ({ project }: StoredProject, { inviteVendorsToView, vendorTradeCategories }: Body) => {
  const invited = inviteVendorsToView ?? project.inviteVendorsToView;
  const wanted = invited ? (vendorTradeCategories ?? project.vendorTradeCategories) : [];
  if (invited && !wanted.length) throw new ApiError('field_required', { path: 'vendorTradeCategories' });
  return { inviteVendorsToView: invited, vendorTradeCategories: wanted };
};

/** Throws for a new start date in the past. A stored date may have passed since the project was posted. */
const requireNewStartAhead = ({ project }: StoredProject, { startDate }: Body): void => {
  if (startDate !== undefined && startDate !== project.startDate) requireStartAhead(startDate);
};

const requireAllowedChange = (stored: StoredProject, body: Body, place: Partial<ProjectItem>): ProjectChange => {
  const { description, addedDetail, closed: _, zip: __, updatedAt: ___, interestUntil, ...fields } = body;
  requireNewStartAhead(stored, body);
  const { project, text } = stored;
  const until = interestUntil === undefined ? project.interestUntil : interestUntil || undefined;
  requireInterestDay({ startDate: fields.startDate ?? project.startDate, interestUntil: until }, project);
  return {
    project: { ...fields, interestUntil: until, ...place, ...requireVendorTrades(stored, body) },
    ...((description !== undefined || addedDetail !== undefined) && {
      text: {
        ...text,
        description: description ?? text.description,
        addedDetail: addedDetail ?? text.addedDetail,
      },
    }),
  };
};

/** Saves a project. `closed` closes it, together with any other changes [PRJ-32]. */
export const changeProject = (id: string, body: Body, company: string): Promise<void> => {
  const place = body.zip === undefined ? {} : requirePlace(body.zip);
  const change = (stored: StoredProject, at: string): ProjectChange => {
    const { project, text } = requireAllowedChange(stored, body, place);
    return { project: { ...project, ...(body.closed && { closedAt: at }) }, ...(text && { text }) };
  };
  return changeOwnProject(id, company, body.closed ? 'closed' : 'open', change, body.updatedAt);
};
