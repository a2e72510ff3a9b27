import { saveBlob } from './save-blob.ts';

/** Fetches a file and downloads it. Throws when the file doesn't exist, which a plain link could not show. */
export const saveFile = async (url: string, name: string): Promise<void> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file answered ${response.status}`);
  saveBlob(await response.blob(), name);
};
