import * as access from '@plumbline/shared/contracts/access/access';
import { getBriefing, sendBriefing } from '@plumbline/shared/contracts/access/briefings';
import { paidBriefing, sentBriefing } from '../scenes/jobs.ts';
import type { Preparations } from './preparation.ts';

const about = (job: string) => ({ type: 'job', job });

/** The calls of the demo's company and a job seeker about a briefing. */
export const briefings: Preparations = {
  [access.requestSeekerAccess.name]: async ({ people: { company } }) => {
    const { seeker, job } = await paidBriefing(company);
    return { by: company, params: { id: seeker.profileId }, body: about(job) };
  },
  [sendBriefing.name]: async ({ people: { company } }) => {
    const { seeker, job } = await paidBriefing(company);
    const body = { company: 'Lakeland', jobBriefing: job, userId: seeker.profileId };
    return { by: company, params: { userId: seeker.profileId }, body };
  },
  [getBriefing.name]: async ({ people: { company } }) => {
    const { job } = await sentBriefing(company);
    return { by: company, params: { id: job } };
  },
  [access.grantSeekerAccess.name]: async ({ people: { company } }) => {
    const { seeker, job } = await sentBriefing(company);
    return { by: seeker, params: { id: company.profileId }, body: about(job) };
  },
  [access.rejectSeekerAccess.name]: async ({ people: { company } }) => {
    const { seeker, job } = await sentBriefing(company);
    return {
      by: seeker,
      params: { id: company.profileId },
      body: { ...about(job), reasons: ['other'], reason: 'Too far' },
    };
  },
};
