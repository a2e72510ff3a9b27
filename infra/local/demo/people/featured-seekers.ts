import { seekerPart, sharedPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { handsOnExperience } from '@plumbline/shared/contracts/profiles/seeker-row';
import * as z from 'zod';
import seekers from '../data/seekers.json' with { type: 'json' };

/** The fixed fields of a featured seeker. The others are random. */
const featuredSeeker = z.strictObject({
  idPrefix: z.string().regex(/^[0-9a-f]{4}$/),
  name: sharedPart.shape.name,
  lastName: sharedPart.shape.name,
  zip: sharedPart.shape.zip,
  email: sharedPart.shape.email.optional(),
  experiences: z.array(handsOnExperience.strict()),
  seeker: seekerPart.partial().strict().optional(),
});

export type FeaturedSeeker = z.output<typeof featuredSeeker>;

/** The seeker with the demo sign-in is the first one. */
export const DEMO_SEEKER_INDEX = 0;
/** Lakeland has unlocked Travis Yoder, and he has accepted its job briefing. */
export const TRAVIS_INDEX = 3;

export const featuredSeekers: readonly FeaturedSeeker[] = z.array(featuredSeeker).parse(seekers);

/** Returns the index of the seeker whose id starts with this prefix. */
export const featuredSeekerWith = (idPrefix: string): number =>
  featuredSeekers.findIndex((seeker) => seeker.idPrefix === idPrefix);
