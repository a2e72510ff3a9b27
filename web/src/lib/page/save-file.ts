import { saveBlob } from './save-blob.ts';

/** Fetches a file and hands it to the browser's downloads; fails when it is not there, which a mere link could not say. */
export const saveFile = async (url: string, name: string): Promise<void> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file answered ${response.status}`);
  saveBlob(await response.blob(), name);
};
