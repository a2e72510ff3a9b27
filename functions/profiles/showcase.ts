import type { showcaseOrder } from '@plumbline/shared/contracts/file-shape';
import type { z } from 'zod';
import { badRequest } from '../http/errors.ts';
import type { StoredFile } from '../table/profile-files.ts';

type Order = z.output<typeof showcaseOrder>;

/** The stored files with the showcase as it shall be, and the photos that are no longer in it. */
export const arrangeShowcase = (stored: readonly StoredFile[], order: Order) => {
  const photos = new Map(stored.filter(({ purpose }) => purpose === 'showcase').map((photo) => [photo.id, photo]));
  const shown = order.map(({ id, caption }, at): StoredFile => {
    const photo = photos.get(id);
    if (!photo) throw badRequest('This photo is not in your showcase.', `showcasePhotos.${at}.id`);
    // Named twice it is unknown the second time.
    photos.delete(id);
    return { ...photo, ...(caption !== undefined && { caption }) };
  });
  const others = stored.filter(({ purpose }) => purpose !== 'showcase');
  return { files: [...others, ...shown], removed: [...photos.values()] };
};
