import { readStored, removeStored, writeStored } from '../../../lib/session/browser-storage.ts';
import type { ProfileType } from './profile-types.ts';

/** The values filled in so far, for one kind of account. */
type Draft = { profileType: ProfileType; values: object };

export type KeptDraft<T> = { step: number; values: T };

/** The stored step and values merged into `empty`, when they are of this kind [ACC-29]. */
export const readDraft = <T extends object>(profileType: ProfileType, empty: T): KeptDraft<T> => {
  const kept = readStored('profileStep');
  const draft = kept?.draft as Partial<Draft> | undefined;
  if (!kept || draft?.profileType !== profileType) return { step: 0, values: empty };
  return { step: kept.step, values: { ...empty, ...draft.values } };
};

export const keepDraft = (profileType: ProfileType, step: number, values: object) =>
  writeStored('profileStep', { step, draft: { profileType, values } satisfies Draft });

export const forgetDraft = () => removeStored('profileStep');
