import * as z from 'zod';
import { experienceBands } from '../../options/background/experience.ts';
import { id } from '../fields.ts';
import { fileView } from '../files/file-shape.ts';
import { trade } from '../trades/trade-fields.ts';

/**
 * Hands-on experience: rating 0 Apprentice, 1 Skilled, 2 Journeyman, 3 Master; amount is a band of years
 * [CON-02, CON-20].
 */
export const handsOnExperience = z.object({
  category: trade,
  rating: z.int().min(0).max(3),
  amount: z.enum(experienceBands),
});

/** A seeker as a row of applicants, matches or search results; names obey the same rule as profileView. */
export const seekerRow = z.object({
  id,
  name: z.string(),
  lastName: z.string().optional(),
  city: z.string(),
  state: z.string(),
  hasProfileViewAccess: z.boolean(),
  /** Only where the contact details are open. */
  profilePhoto: fileView.optional(),
  profilePhotoUrl: z.string().optional(),
});
