import * as z from 'zod';
import { experienceBands } from '../../options/background/experience.ts';
import { id } from '../fields.ts';
import { fileView } from '../files/file-shape.ts';
import { trade } from '../trades/trade-fields.ts';

/**
 * Hands-on experience. The rating is 0 for apprentice, 1 for skilled, 2 for journeyman and 3 for master. `amount` is a
 * band of years [CON-02, CON-20].
 */
export const handsOnExperience = z.object({
  category: trade,
  rating: z.int().min(0).max(3),
  amount: z.enum(experienceBands),
});

/** A job seeker in a list of applicants, matches or search results. Names are masked as in `profileView`. */
export const seekerRow = z.object({
  id,
  name: z.string(),
  lastName: z.string().optional(),
  city: z.string(),
  state: z.string(),
  hasProfileViewAccess: z.boolean(),
  /** Present only when the contact details are open. */
  profilePhoto: fileView.optional(),
  profilePhotoUrl: z.string().optional(),
});
