import { answerInvitation, inviteCompanies, inviteCompany } from '@plumbline/shared/contracts/projects/invitations';
import * as plans from '@plumbline/shared/contracts/projects/plans';
import { noteProjectTie } from '@plumbline/shared/contracts/projects/project-connection-requests';
import { createProject } from '@plumbline/shared/contracts/projects/projects';
import { projectForm } from '../../../support/posts/project-form.ts';
import { newCompany } from '../scenes/people.ts';
import * as scenes from '../scenes/projects.ts';
import type { Preparations } from './preparation.ts';

/** The demo's company posts; new companies are invited or ask. */
export const projects: Preparations = {
  [createProject.name]: async ({ people: { company } }) => ({ by: company, body: projectForm() }),
  [inviteCompany.name]: async ({ people: { company } }) => {
    const [{ profileId }, id] = [await newCompany(), await scenes.newProject(company)];
    return { by: company, params: { id }, body: { company: profileId } };
  },
  [inviteCompanies.name]: async ({ people: { company } }) => {
    const guests = [await newCompany(), await newCompany()];
    const id = await scenes.newProject(company);
    return { by: company, params: { id }, body: { companies: guests.map(({ profileId }) => profileId) } };
  },
  [answerInvitation.name]: async ({ people: { company } }) => {
    const { guest, project } = await scenes.newGuest(company);
    return { by: guest, params: { id: project }, body: { state: 'declined' } };
  },
  [noteProjectTie.name]: async ({ people: { company } }) => {
    const { partner, project } = await scenes.newCandidate(company);
    const params = { project, company: partner.profileId };
    return { by: company, params, body: { note: 'Ask for the insurance.' } };
  },
  [plans.finishPlan.name]: async ({ people: { company } }) => {
    const id = await scenes.newProject(company);
    return { by: company, params: { id, planId: await scenes.sentPlan(company, id) } };
  },
  // The owner's own visits are not counted.
  [plans.openPlan.name]: async ({ people: { company } }) => {
    const { guest, params } = await scenes.newPlanForGuest(company);
    return { by: guest, params };
  },
  [plans.listPlanOpenings.name]: async ({ people: { company } }) => {
    const { params, open } = await scenes.newPlanForGuest(company);
    await open();
    return { by: company, params };
  },
  [plans.deletePlan.name]: async ({ people: { company } }) => ({ by: company, params: await scenes.newPlan(company) }),
};
