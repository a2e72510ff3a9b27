import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';

/** The parts of a seeker's profile besides name and contact. */
export type SeekerPart = NonNullable<ProfileView['jobSeeker']>;
