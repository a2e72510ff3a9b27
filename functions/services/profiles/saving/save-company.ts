import type { arrangeCompanyPatch } from '@plumbline/shared/contracts/profiles/profile-patch';
import { companyCompleteness } from '@plumbline/shared/domain/profile/profile-completeness';
import { laterThan, nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Write } from '../../../table/core/transact.ts';
import { type CompanyProfileItem, isSeekerProfile, putCompanyProfile } from '../../../table/profiles/profile.ts';
import { readProfileAggregate } from '../../../table/profiles/profile-aggregate.ts';
import { type ProfileFilesItem, putProfileFiles } from '../../../table/profiles/profile-files.ts';
import { type ProfileTextItem, putProfileText, splitCompanyPart } from '../../../table/profiles/profile-text.ts';
import { removeFiles } from '../../files/remove-files.ts';
import { requirePlace } from '../../places/place-of-zip.ts';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import type { Caller } from '../../sessions/caller.ts';
import { companyView } from '../reading/company-view.ts';
import { profilePhone } from './profile-phone.ts';
import {
  isGiven,
  merge,
  requireCurrentVersion,
  requireFittingSize,
  requireKindFields,
  saveUnchanged,
} from './saved-changes.ts';
import { arrangeShowcase } from './showcase.ts';

type Body = Omit<ReturnType<typeof arrangeCompanyPatch>, 'updatedAt'>;

type StoredCompany = { profile: CompanyProfileItem; text: ProfileTextItem; files: ProfileFilesItem | undefined };

type Showcase = Pick<Body, 'showcasePhotos' | 'removedShowcasePhotos'>;

const changedProfile = (stored: CompanyProfileItem, { zip, ...fields }: Body, answers: object) => {
  const profile: CompanyProfileItem = {
    ...merge(stored, { ...fields, ...profilePhone(fields) }),
    ...(zip !== undefined && requirePlace(zip)),
    company: merge(stored.company, answers),
    updatedAt: laterThan(stored.updatedAt, nowIso()),
  };
  profile.complete = companyCompleteness({ ...profile, ...profile.company }).completed;
  requireFittingSize(profile);
  return profile;
};

const changedFiles = (
  { profile: { id }, files }: StoredCompany,
  { showcasePhotos: order, removedShowcasePhotos: toRemove = [] }: Showcase,
) => {
  if (!order && !toRemove.length) return { files, removed: [], writes: [] };
  const arranged = arrangeShowcase(files?.files ?? [], order ?? [], toRemove);
  if (!files) return { files, removed: [], writes: [] };
  return {
    files: { ...files, files: arranged.files },
    removed: arranged.removed,
    writes: [putProfileFiles(id, arranged.files, files)],
  };
};

const changed = async (
  stored: StoredCompany,
  { provider = {}, vendor, educational, description, showcasePhotos, removedShowcasePhotos, ...fields }: Body,
) => {
  requireKindFields(stored.profile.kind, { vendor, educational });
  const { answers, texts } = splitCompanyPart(provider);
  const profile = changedProfile(stored.profile, fields, { ...answers, ...vendor, ...educational });
  const newTexts = {
    ...texts,
    ...(description !== undefined && { description: await cleanHtml(description, 'description') }),
  };
  const text = { ...stored.text, ...newTexts };
  const showcase = changedFiles(stored, { showcasePhotos, removedShowcasePhotos });
  const writes: Write[] = [
    putCompanyProfile(profile, stored.profile.updatedAt),
    ...(isGiven(newTexts) ? [putProfileText(text)] : []),
    ...showcase.writes,
  ];
  return { profile, text, files: showcase.files, removed: showcase.removed, writes };
};

/** Saves the given fields of the caller's company or school. Any of its users may do so. Throws `profile_not_found`. */
export const saveCompany = async (
  id: string,
  { updatedAt, ...changes }: ReturnType<typeof arrangeCompanyPatch>,
  caller: Caller,
) => {
  const { profile, text, files } = await readProfileAggregate(id);
  if (!profile || isSeekerProfile(profile)) throw new ApiError('profile_not_found');
  requireCurrentVersion(profile, updatedAt);
  const stored = { profile, text, files };
  if (!isGiven(changes)) return companyView(stored, 'own', caller.kind);
  const next = await changed(stored, changes);
  await saveUnchanged(...next.writes);
  await removeFiles(next.removed.map(({ id }) => id));
  return companyView(next, 'own', caller.kind);
};
