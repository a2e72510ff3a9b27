import * as z from 'zod';
import { shortenFileName } from '../../domain/files/file-name.ts';
import { filePurposes, MAX_CAPTION } from '../../options/files.ts';
import { isoDate, line } from '../fields.ts';

/** The id of the profile it belongs to and a random id of its own, 24 hex characters each. */
export const fileId = z.string().regex(/^[0-9a-f]{48}$/, 'Unknown id');

/** More than any system allows; a longer one is a mistake. */
const LONGEST_NAME = 1000;
/** A file's name: a long one is cut before its ending. */
export const fileName = z.string().max(LONGEST_NAME).trim().min(1).overwrite(shortenFileName);

export const filePurpose = z.enum(filePurposes);
export const caption = line(MAX_CAPTION);

/**
 * A stored file [FIL-01]. `url` and `thumbnails` are links that work for five minutes; a photo's `url` is its large
 * thumbnail for everyone but its owner, because the original may tell where it was taken. A resume has no link here:
 * it is asked for when it is opened.
 */
export const fileView = z.object({
  id: fileId,
  /** The name it was uploaded with. */
  name: z.string(),
  /** The media type its bytes have. */
  type: z.string(),
  /** Counts up when a photo or a resume takes the place of another. */
  version: z.int().min(1),
  /** Bytes. */
  size: z.int(),
  createdAt: isoDate,
  caption: z.string().optional(),
  /** Pixels of a photo. */
  width: z.int().optional(),
  height: z.int().optional(),
  url: z.string().optional(),
  thumbnails: z.object({ small: z.string(), large: z.string() }).optional(),
});
export type FileView = z.output<typeof fileView>;

/** The showcase's order and captions; a photo that is left out stays, after the others. */
export const showcaseOrder = z.array(z.object({ id: fileId, caption: caption.optional() })).max(20);
/** Photos to delete, each by id, so that a user who hasn't seen a new one can't delete it by saving. */
export const removedPhotos = z.array(fileId).max(20);
