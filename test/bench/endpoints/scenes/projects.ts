import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { inviteCompany } from '@plumbline/shared/contracts/projects/invitations';
import { finishPlan, openPlan, startPlan } from '@plumbline/shared/contracts/projects/plans';
import { createProject } from '@plumbline/shared/contracts/projects/projects';
import { pdf } from '../../../support/files/pictures.ts';
import { projectForm } from '../../../support/posts/project-form.ts';
import { ask } from './ask.ts';
import { newCompany, type Person } from './people.ts';
import { sentUpload } from './uploads.ts';

type Owner = Pick<Person, 'id' | 'profileId'>;

/** Posts a project; returns its id. */
export const newProject = async (owner: Owner): Promise<string> =>
  (await ask(createProject, { body: projectForm() }, owner)).id;

/** A new company that is invited to a new project. */
export const newGuest = async (owner: Owner) => {
  const [guest, project] = [await newCompany(), await newProject(owner)];
  await ask(inviteCompany, { params: { id: project }, body: { company: guest.profileId } }, owner);
  return { guest, project };
};

/** A new company that asks to join a new project. */
export const newCandidate = async (owner: Owner) => {
  const [partner, project] = [await newCompany(), await newProject(owner)];
  const body = { type: 'project', project };
  await ask(requestCompanyAccess, { params: { id: owner.profileId }, body }, partner);
  return { partner, project };
};

/** An uploaded plan that isn't confirmed yet. */
export const sentPlan = async (owner: Owner, project: string): Promise<string> => {
  const bytes = pdf('Floor plans');
  const body = { name: 'Floor plans.pdf', size: bytes.length };
  return sentUpload(startPlan, { params: { id: project }, body }, owner, bytes);
};

/** Adds a plan to a new project; returns both ids. */
export const newPlan = async (owner: Owner) => {
  const id = await newProject(owner);
  const planId = await sentPlan(owner, id);
  await ask(finishPlan, { params: { id, planId } }, owner);
  return { id, planId };
};

/** A plan that an invited company may open, and the call that opens it. */
export const newPlanForGuest = async (owner: Owner) => {
  const [guest, params] = [await newCompany(), await newPlan(owner)];
  await ask(inviteCompany, { params: { id: params.id }, body: { company: guest.profileId } }, owner);
  return { guest, params, open: () => ask(openPlan, { params }, guest) };
};
