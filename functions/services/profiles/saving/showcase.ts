import type { showcaseOrder } from '@plumbline/shared/contracts/files/file-shape';
import type { z } from 'zod';
import { ApiError } from '../../../platform/errors.ts';
import type { StoredFile } from '../../../table/profiles/profile-files.ts';

type Order = z.output<typeof showcaseOrder>;

/**
 * Returns the stored files with the showcase in its new order, and the removed photos. Photos that the order doesn't
 * name come last. Throws `photo_not_in_showcase`.
 */
export const arrangeShowcase = (stored: readonly StoredFile[], order: Order, toRemove: readonly string[]) => {
  const photos = new Map(stored.filter(({ purpose }) => purpose === 'showcase').map((photo) => [photo.id, photo]));
  const shown = order.map(({ id, caption }, at): StoredFile => {
    const photo = photos.get(id);
    if (!photo) throw new ApiError('photo_not_in_showcase', { path: `showcasePhotos.${at}.id` });
    // An id that the order names twice throws, because its photo is no longer found the second time.
    photos.delete(id);
    return { ...photo, ...(caption !== undefined && { caption }) };
  });
  const others = stored.filter(({ purpose }) => purpose !== 'showcase');
  const unnamed = [...photos.values()];
  const isRemoved = ({ id }: StoredFile) => toRemove.includes(id);
  return {
    files: [...others, ...shown, ...unnamed.filter((photo) => !isRemoved(photo))],
    removed: unnamed.filter(isRemoved),
  };
};
