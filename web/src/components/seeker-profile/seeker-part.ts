import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';

/** What a profile says of a job seeker beside name and contact. */
export type SeekerPart = NonNullable<ProfileView['jobSeeker']>;
