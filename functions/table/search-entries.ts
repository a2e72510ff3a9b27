import type { JobItem } from './job.ts';
import { pointerIndex } from './pointer-index.ts';
import type { SeekerProfileItem } from './profile.ts';

/** What a result card and the search filters need, so that a search reads nothing else. */
export type JobSearchEntry = Pick<
  JobItem,
  | 'id'
  | 'name'
  | 'type'
  | 'compensation'
  | 'city'
  | 'state'
  | 'company'
  | 'companyName'
  | 'tradeCategories'
  | 'willingToProvidePaidTraining'
  | 'createdAt'
  | 'latitude'
  | 'longitude'
> & { experienceRequired?: boolean };

export const jobSearchEntry = (job: JobItem): JobSearchEntry => ({
  id: job.id,
  name: job.name,
  type: job.type,
  compensation: job.compensation,
  city: job.city,
  state: job.state,
  company: job.company,
  companyName: job.companyName,
  tradeCategories: job.tradeCategories,
  willingToProvidePaidTraining: job.willingToProvidePaidTraining,
  ...(job.experienceRequired !== undefined && { experienceRequired: job.experienceRequired }),
  createdAt: job.createdAt,
  latitude: job.latitude,
  longitude: job.longitude,
});

/** Open jobs by place. */
export const jobsNearby = pointerIndex<JobSearchEntry>('JobSearchEntry');

/** What matching needs of a seeker; no name, no contact detail. */
export type SeekerSearchEntry = Pick<
  SeekerProfileItem,
  'id' | 'city' | 'state' | 'latitude' | 'longitude' | 'public' | 'complete' | 'lastActivity'
> &
  Pick<
    SeekerProfileItem['seeker'],
    | 'tradeCategories'
    | 'positionSeeking'
    | 'hasFormalTraining'
    | 'formalTrainingCategories'
    | 'hasHandsOnExperience'
    | 'handsOnExperiences'
  >;

export const seekerSearchEntry = (profile: SeekerProfileItem): SeekerSearchEntry => ({
  id: profile.id,
  city: profile.city,
  state: profile.state,
  latitude: profile.latitude,
  longitude: profile.longitude,
  public: profile.public,
  complete: profile.complete,
  lastActivity: profile.lastActivity,
  tradeCategories: profile.seeker.tradeCategories,
  positionSeeking: profile.seeker.positionSeeking,
  hasFormalTraining: profile.seeker.hasFormalTraining,
  formalTrainingCategories: profile.seeker.formalTrainingCategories,
  hasHandsOnExperience: profile.seeker.hasHandsOnExperience,
  handsOnExperiences: profile.seeker.handsOnExperiences,
});

/** Public, complete seekers by place. */
export const seekersNearby = pointerIndex<SeekerSearchEntry>('SeekerSearchEntry');
