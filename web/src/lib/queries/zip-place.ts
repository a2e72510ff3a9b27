import { baseZip } from '@plumbline/shared/domain/contact-details/zip';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { stateName } from '@plumbline/shared/options/us-states';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { msg } from '../msg.ts';
import { ownProfileQuery } from './own-profile.ts';
import { queryKeys } from './query-keys.ts';

const MILITARY_ZIP_NOTE = msg("Military post has no place on our map, so we can't match you by distance.");
const APPROXIMATE_ZIP_NOTE = msg('This ZIP Code is new to us, so distances are approximate.');

/** The error of a ZIP lookup that finds no place [PRO-34]. */
const placeFailure = (error: unknown): string =>
  [400, 404].includes(statusOf(error))
    ? msg('Please enter a valid zip code')
    : msg('Could not process the location coordinates');

/**
 * `note` says that the distances to this place are inexact or missing. `town` has the short form of posts, such as
 * 'Warsaw' and 'IN'.
 */
export type ZipPlace = { place?: string; town?: { city: string; state: string }; note?: string; failure?: string };

/** The town of the user's own ZIP, which their profile has: forms start with that ZIP. */
const ownTown = (client: QueryClient, zip: string | undefined) => {
  const own = client.getQueryData(ownProfileQuery().queryKey);
  if (!zip || !own?.city || baseZip(own.zip ?? '') !== zip) return undefined;
  return { zip, city: own.city, state: own.state };
};

/**
 * Looks up city and state of a complete ZIP. The state has its full name, so that a wrong digit is noticed: Portland is
 * in Oregon and in Maine [PRO-33].
 */
export const useZipPlace = (text: string): ZipPlace => {
  const client = useQueryClient();
  const zip = baseZip(text.trim());
  const { data, error } = useQuery({
    queryKey: queryKeys.place(zip),
    queryFn: ({ signal }) => call('GET /api/get-location/{zip}', { params: { zip: zip ?? '' } }, { signal }),
    enabled: zip !== undefined,
    initialData: () => ownTown(client, zip),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (zip === undefined) return {};
  if (error) return { failure: placeFailure(error) };
  if (!data) return {};
  const state = stateName(data.state);
  if (data.military) return { place: state, note: MILITARY_ZIP_NOTE };
  if (data.approximate) return { place: state, note: APPROXIMATE_ZIP_NOTE };
  const { city } = data;
  if (!city) return { failure: msg('No data returned') };
  return { place: placeText({ city, state }), town: { city, state: data.state } };
};
