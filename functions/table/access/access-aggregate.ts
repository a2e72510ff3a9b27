import { batchGet } from '../core/batch-get.ts';
import { type ApplicantStageItem, applicantStageRequest } from '../jobs/applicant-stage.ts';
import { type JobItem, jobRequest } from '../jobs/job.ts';
import { type MatchItem, matchRequest } from '../matching/match.ts';
import { type ProjectMatchItem, projectMatchRequest } from '../matching/project-match.ts';
import { companyProfileRequest, type ProfileItem, seekerProfileRequest } from '../profiles/profile.ts';
import { type ProjectItem, projectRequest } from '../projects/project.ts';
import { type ProjectInvitationItem, projectInvitationRequest } from '../projects/project-invitation.ts';
import { type AccessEntryItem, type AccessKey, accessEntryRequest } from './access-entry.ts';
import { type BlockItem, blockRequest } from './block.ts';
import { contactAccessRequest } from './contact-access.ts';

/** The items that a decision on an access entry depends on. A profile of the wrong kind is undefined. */
export type AccessPage = {
  entry: AccessEntryItem | undefined;
  owner: ProfileItem | undefined;
  other: ProfileItem | undefined;
  /** True when the other side's contact details are open to the owner. */
  ownerSeesOther: boolean;
  otherSeesOwner: boolean;
  job: JobItem | undefined;
  project: ProjectItem | undefined;
  match: MatchItem | undefined;
  projectMatch: ProjectMatchItem | undefined;
  /** The invitation of the other side by the owner of the project. */
  invitation: ProjectInvitationItem | undefined;
  /** The seeker's application to the same job, when the entry is a briefing. */
  application: AccessEntryItem | undefined;
  /** How far the company has come with the seeker. Read for applications only. */
  stage: ApplicantStageItem | undefined;
  /** Present when the seeker has blocked the company. */
  block: BlockItem | undefined;
};

/** Returns the key of the application to the same job, for an entry in the seeker's list. */
export const applicationBeside = ({ owner, subject, other }: AccessKey): AccessKey => ({
  owner: other,
  type: 'job-application',
  subject,
  other: owner,
});

const profileRequests = {
  job: [seekerProfileRequest, companyProfileRequest],
  'job-application': [companyProfileRequest, seekerProfileRequest],
  project: [companyProfileRequest, companyProfileRequest],
} as const;

/**
 * Reads an access entry with its two sides and its subject in one request. Owner and other side must be different
 * profiles.
 */
export const readAccessAggregate = async (
  key: AccessKey,
  { consistent = true }: { consistent?: boolean } = {},
): Promise<AccessPage> => {
  const { owner, type, subject, other } = key;
  const [ownerRequest, otherRequest] = profileRequests[type];
  const [seeker, company] = type === 'job' ? [owner, other] : [other, owner];
  const found = await batchGet(
    {
      entries: [accessEntryRequest(key), ...(type === 'job' ? [accessEntryRequest(applicationBeside(key))] : [])],
      owners: [ownerRequest(owner)],
      others: [otherRequest(other)],
      contactAccesses: [contactAccessRequest(owner, other), contactAccessRequest(other, owner)],
      blocks: type === 'project' ? [] : [blockRequest(seeker, company)],
      jobs: type === 'project' ? [] : [jobRequest(subject)],
      projects: type === 'project' ? [projectRequest(subject)] : [],
      matches: type === 'project' ? [] : [matchRequest(subject, seeker)],
      stages: type === 'job-application' ? [applicantStageRequest(subject, seeker)] : [],
      invitations: type === 'project' ? [projectInvitationRequest(subject, other)] : [],
      projectMatches: type === 'project' ? [projectMatchRequest(subject, other)] : [],
    },
    { consistent },
  );
  return {
    entry: found.entries[0],
    application: found.entries[1],
    block: found.blocks[0],
    owner: found.owners[0],
    other: found.others[0],
    ownerSeesOther: Boolean(found.contactAccesses[0]),
    otherSeesOwner: Boolean(found.contactAccesses[1]),
    job: found.jobs[0],
    project: found.projects[0],
    match: found.matches[0],
    stage: found.stages[0],
    invitation: found.invitations[0],
    projectMatch: found.projectMatches[0],
  };
};
