import { locateZip } from '@plumbline/shared/contracts/reference';
import { baseZip } from '@plumbline/shared/domain/contact-details/zip';
import { stateName } from '@plumbline/shared/options/us-states';
import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { msg } from '../msg.ts';
import { queryKeys } from './query-keys.ts';

/** What the lookup of a ZIP says when it finds no place [PRO-34]. */
export const placeFailure = (error: unknown): string =>
  [400, 404].includes(statusOf(error))
    ? msg('Please enter a valid zip code')
    : msg('Could not process the location coordinates');

export type ZipPlace = { place?: string; failure?: string };

/**
 * City and state of a ZIP once it is complete [PRO-33]. The state in full, so that a wrong digit shows: Portland is
 * in Oregon and in Maine.
 */
export const useZipPlace = (text: string): ZipPlace => {
  const zip = baseZip(text.trim());
  const { data, error } = useQuery({
    queryKey: queryKeys.place(zip),
    queryFn: ({ signal }) => call(locateZip, { params: { zip: zip ?? '' } }, { signal }),
    enabled: zip !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (zip === undefined) return {};
  if (error) return { failure: placeFailure(error) };
  if (!data) return {};
  return data.city ? { place: `${data.city}, ${stateName(data.state)}` } : { failure: msg('No data returned') };
};
