import type { FileView } from '@plumbline/shared/contracts/files/file-shape';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A stored photo of a company's showcase. */
export const photo = (index: number, caption?: string): FileView => ({
  id: String(index).repeat(48),
  name: `site-${index}.jpg`,
  type: 'image/jpeg',
  version: 1,
  size: 240_000,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...(caption && { caption }),
  url: DOT,
  thumbnails: { small: DOT, large: DOT },
});
