import type { AttachmentView } from '@plumbline/shared/contracts/messages/message-attachments';
import { imageTypes } from '@plumbline/shared/options/files';
import { thumbnailKey } from './file-keys.ts';
import { linkTo } from './file-links.ts';

/** The facts of an attached file that its message stores. */
export type AttachmentFacts = Omit<AttachmentView, 'thumbnail'>;

export const isPicture = ({ type }: Pick<AttachmentFacts, 'type'>): boolean => imageTypes.some((each) => each === type);

/** Returns the facts of an attachment without the attributes that only the table needs. */
export const attachmentFacts = ({ id, name, type, size, width, height }: AttachmentFacts): AttachmentFacts => ({
  id,
  name,
  type,
  size,
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
});

/** Returns the attached files of a message; photos have a thumbnail. Signing a link makes no request. */
export const attachmentViews = (files: readonly AttachmentFacts[]): Promise<AttachmentView[]> =>
  Promise.all(
    files.map(async (file) => ({
      ...attachmentFacts(file),
      ...(isPicture(file) && { thumbnail: await linkTo(thumbnailKey(file.id, 'small')) }),
    })),
  );
