import { REQUIRED } from '@plumbline/shared/contracts/fields';
import { seekerPart, workHistoryEntry } from '@plumbline/shared/contracts/profiles/profile-shape';
import { workHistoryProblems } from '@plumbline/shared/domain/profile/work-history';
import type { ManagementExperience } from '@plumbline/shared/options/background/experience';
import * as z from 'zod';

/** An empty position of the form. */
export const newPosition = { position: '', from: '', to: '', current: false, dailyResponsibilities: '' };

export type HistoryValues = {
  previousCompaniesWorkedFor: (typeof newPosition)[];
  managementExperience: ManagementExperience[];
  hasReferences: boolean | undefined;
};

const entry = workHistoryEntry
  .extend({ position: z.string().trim().min(1, REQUIRED).max(120), from: workHistoryEntry.shape.from.min(1, REQUIRED) })
  .superRefine(({ to, current }, context) => {
    if (!current && !to) context.addIssue({ code: 'custom', path: ['to'], message: REQUIRED });
  })
  .transform(({ to, ...rest }) => (rest.current ? rest : { ...rest, to }));

/**
 * A seeker's positions and management experience, and whether there are references. A current position has no end
 * [PRO-10].
 */
export const historySchema = (today: string) =>
  z.object({
    previousCompaniesWorkedFor: z
      .array(entry)
      .max(20, 'Please enter at most 20')
      .superRefine((entries, context) => {
        for (const { path, message } of workHistoryProblems(entries, today)) {
          context.addIssue({ code: 'custom', path: path.split('.'), message });
        }
      }),
    managementExperience: seekerPart.shape.managementExperience,
    hasReferences: z.boolean().optional(),
  });
