import '../cloud/handler-environment.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putProfileFiles, readProfileFiles, type StoredFile } from '../../../functions/table/profiles/profile-files.ts';

type FileInput = Pick<StoredFile, 'purpose' | 'name'> & Partial<StoredFile>;

/** Adds files to a profile as if they had been uploaded; returns their ids. There are no bytes for them. */
export const giveFiles = async (profileId: string, ...given: FileInput[]): Promise<string[]> => {
  const previous = await readProfileFiles(profileId);
  const files = given.map(
    (file): StoredFile => ({
      id: profileId + newId(),
      type: file.purpose === 'resume' ? 'application/pdf' : 'image/jpeg',
      size: 1000,
      version: 1,
      createdAt: '2026-11-01T12:00:00.000Z',
      ...file,
    }),
  );
  await transact(putProfileFiles(profileId, [...(previous?.files ?? []), ...files], previous));
  return files.map(({ id }) => id);
};
