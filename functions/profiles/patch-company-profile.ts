import * as contract from '@plumbline/shared/contracts/profiles';
import { companyCompleteness } from '@plumbline/shared/domain/profile-completeness';
import { conflict, forbidden, notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { placeOf } from '../http/place.ts';
import { nowIso } from '../platform/clock.ts';
import { cleanHtml } from '../platform/html.ts';
import { listOpenings } from '../table/opening.ts';
import { type CompanyProfileItem, putCompanyProfile, putProfileText } from '../table/profile.ts';
import { readProfilePage } from '../table/profile-page.ts';
import { profileView } from './profile-view.ts';
import { NO_PROFILE } from './read-profile.ts';
import { CHANGED_ELSEWHERE, given, saveUnchanged } from './saved-changes.ts';

const MOST_OPENINGS = 200;

/** Saves the given fields of the caller's company; any of its users may. */
export const patchCompanyProfile = operation(contract.patchCompanyProfile, async ({ params, body, caller }) => {
  if (params.id !== caller.profileId) throw forbidden();
  const { profile: stored, description: storedText } = await readProfilePage(params.id, undefined);
  if (!stored || !('company' in stored)) throw notFound(NO_PROFILE);
  const { updatedAt, provider, description, zip, ...fields } = body;
  if (updatedAt !== undefined && updatedAt !== stored.updatedAt) throw conflict(CHANGED_ELSEWHERE);

  const company = { ...stored.company, ...given(provider ?? {}) };
  const next: CompanyProfileItem = {
    ...stored,
    ...given(fields),
    ...(zip !== undefined && placeOf(zip)),
    company,
    updatedAt: nowIso(),
  };
  next.complete = companyCompleteness({ ...next, principleContact: company.principleContact }).completed;
  const text = description === undefined ? storedText : cleanHtml(description);
  await saveUnchanged(
    putCompanyProfile(next, stored.updatedAt),
    ...(description === undefined ? [] : [putProfileText(params.id, text)]),
  );
  return profileView(next, text, 'own', { openings: await listOpenings(params.id, MOST_OPENINGS) });
});
