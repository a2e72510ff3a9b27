import type { ProfileSectionName } from '@plumbline/shared/domain/profile/profile-strength';
import { readStored, removeStored, writeStored } from '../../../lib/session/browser-storage.ts';

/** The unsaved sections of one profile; drafts of other profiles aren't used here [SHL-38]. */
const sectionsOf = (profile: string): Record<string, unknown> => {
  const kept = readStored('profileDrafts');
  return kept?.profile === profile ? kept.sections : {};
};

export const readDraft = (profile: string, section: ProfileSectionName): object | undefined => {
  const draft = sectionsOf(profile)[section];
  return typeof draft === 'object' && draft !== null ? draft : undefined;
};

export const keepDraft = (profile: string, section: ProfileSectionName, values: object) =>
  writeStored('profileDrafts', { profile, sections: { ...sectionsOf(profile), [section]: values } });

/** Removes the draft of a section after saving or canceling. The drafts of other sections stay. */
export const forgetDraft = (profile: string, section: ProfileSectionName) => {
  const { [section]: _, ...sections } = sectionsOf(profile);
  if (Object.keys(sections).length === 0) removeStored('profileDrafts');
  else writeStored('profileDrafts', { profile, sections });
};

export const hasDrafts = (profile: string): boolean => Object.keys(sectionsOf(profile)).length > 0;
