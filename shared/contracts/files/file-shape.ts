import * as z from 'zod';
import { shortenFileName } from '../../domain/files/file-name.ts';
import { filePurposes, MAX_CAPTION } from '../../options/files.ts';
import { isoDate, line } from '../fields.ts';

/** The id of the owner's profile followed by a random id, 24 hex characters each. */
export const fileId = z.string().regex(/^[0-9a-f]{48}$/, 'Unknown id');

/** Longer than any operating system allows, so a longer name is an error. */
const LONGEST_NAME = 1000;
/** A file's name. A long name is shortened before its extension. */
export const fileName = z.string().max(LONGEST_NAME).trim().min(1).overwrite(shortenFileName);

export const filePurpose = z.enum(filePurposes);
export const caption = line(MAX_CAPTION);

/**
 * A stored file. `url` and `thumbnails` are links that work for five minutes. Only its owner gets the original of a
 * photo as `url`, because it can reveal where it was taken. Others get the large thumbnail. A resume has no link here;
 * the page requests one when the user opens it [FIL-01].
 */
export const fileView = z.object({
  id: fileId,
  /** The name of the uploaded file. */
  name: z.string(),
  /** The media type, detected from the content. */
  type: z.string(),
  /** Increases when a new photo or resume replaces the previous one. */
  version: z.int().min(1),
  /** Size in bytes. */
  size: z.int(),
  createdAt: isoDate,
  caption: z.string().optional(),
  /** Width and height of a photo in pixels. */
  width: z.int().optional(),
  height: z.int().optional(),
  url: z.string().optional(),
  thumbnails: z.object({ small: z.string(), large: z.string() }).optional(),
});
export type FileView = z.output<typeof fileView>;

/** The order and captions of the showcase. Photos that are missing here stay, after the others. */
export const showcaseOrder = z.array(z.object({ id: fileId, caption: caption.optional() })).max(20);
/** Ids of photos to delete. They are explicit, so that a user who hasn't seen a new photo can't delete it by saving. */
export const removedPhotos = z.array(fileId).max(20);
