import type { Decision, RemovableText } from '@plumbline/shared/contracts/admin/decisions';
import { plainText } from '@plumbline/shared/domain/text/excerpt';
import { ApiError } from '../../../platform/errors.ts';
import type { ProfileItem } from '../../../table/profiles/profile.ts';
import { readProfileAggregate } from '../../../table/profiles/profile-aggregate.ts';
import { putProfileFiles, type StoredFile } from '../../../table/profiles/profile-files.ts';
import { putProfileText } from '../../../table/profiles/profile-text.ts';
import { touchProfile } from '../../../table/profiles/suspension.ts';
import type { DecisionPart } from './decision-part.ts';

/** The photos that strangers see. A resume or a document isn't public, so staff can't take it down. */
const isShownPhoto = ({ purpose }: StoredFile): boolean => purpose === 'profilePhoto' || purpose === 'showcase';

type ProfilePage = Awaited<ReturnType<typeof readProfileAggregate>>;

const requirePhotos = ({ files }: ProfilePage, ids: readonly string[]): DecisionPart[] => {
  const photos = ids.map((id) => files?.files.find((file) => file.id === id && isShownPhoto(file)));
  if (!files || photos.includes(undefined)) throw new ApiError('report_subject_not_found');
  const rest = files.files.filter(({ id }) => !ids.includes(id));
  return photos.map((photo, index) => ({
    action: 'take down photo',
    writes: index === 0 ? [putProfileFiles(files.id, rest, files)] : [],
    after: { file: photo!.name },
  }));
};

const requireTexts = ({ text }: ProfilePage, fields: readonly RemovableText[]): DecisionPart[] => {
  if (fields.some((field) => !text[field])) throw new ApiError('report_subject_not_found');
  const without = { ...text, ...Object.fromEntries(fields.map((field) => [field, ''])) };
  return fields.map((field, index) => ({
    action: 'take down text',
    writes: index === 0 ? [putProfileText(without)] : [],
    before: { [field]: plainText(text[field] ?? '') },
  }));
};

/**
 * Takes down photos and texts of the reported profile. They are deleted, so that the owner can put others in their
 * place; the audit entry keeps the beginning of a text, and the schedule `clean-files` deletes the photo's objects.
 * Unless the decision writes the profile too, it is marked as changed, so that a save that read the text before can't
 * bring it back.
 */
export const takeDownContent = async (
  profile: ProfileItem,
  { photos, texts }: Pick<Decision, 'photos' | 'texts'>,
  { at, writesProfile }: { at: string; writesProfile: boolean },
): Promise<DecisionPart[]> => {
  if (photos.length + texts.length === 0) return [];
  const page = await readProfileAggregate(profile.id);
  const [first, ...others] = [
    ...(photos.length > 0 ? requirePhotos(page, photos) : []),
    ...(texts.length > 0 ? requireTexts(page, texts) : []),
  ];
  if (!first || writesProfile) return [...(first ? [first] : []), ...others];
  return [{ ...first, writes: [...first.writes, touchProfile(profile, at)] }, ...others];
};
