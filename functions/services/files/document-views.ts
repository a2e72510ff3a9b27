import type { DocumentView } from '@plumbline/shared/contracts/documents/document-shape';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { documentValidity, isRejected } from '@plumbline/shared/domain/documents/document-validity';
import { now } from '../../platform/clock.ts';
import type { ProfileFilesItem, StoredDocument } from '../../table/profiles/profile-files.ts';
import { fileViewOf } from './file-views.ts';

type StoredDocuments = Pick<ProfileFilesItem, 'files' | 'documents'> | undefined;

/**
 * Returns the id of a document. The owner's client chooses these ids, so one could contain a message. Other viewers
 * therefore get the position in the list as the id.
 */
const idFor = (own: string, place: number, viewer: { owner: boolean }): string =>
  viewer.owner ? own : (place + 1).toString(16).padStart(24, '0');

/**
 * Returns the documents of a profile with their photos and whether they are valid today. Nothing is masked here, but a
 * rejected document is the owner's alone.
 */
export const documentViews = async (stored: StoredDocuments, viewer: { owner: boolean }): Promise<DocumentView[]> => {
  const today = businessDay(now());
  const viewOf = async ({ file: fileId, ...facts }: StoredDocument, place: number): Promise<DocumentView> => {
    const file = stored?.files.find(({ id }) => id === fileId);
    return {
      ...facts,
      id: idFor(facts.id, place, viewer),
      validity: documentValidity(facts.expires, today),
      ...(file && { file: await fileViewOf(file, viewer) }),
    };
  };
  const views = await Promise.all((stored?.documents ?? []).map(viewOf));
  return views.filter((view) => viewer.owner || !isRejected(view));
};
