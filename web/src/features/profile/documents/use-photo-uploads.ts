import { useRef, useState } from 'react';
import { useUploads } from '../../../components/upload/use-uploads.ts';
import type { DocumentPhoto } from './document-schema.ts';

/** Uploads one photo at a time, and returns the upload and the document of the photo. */
export const usePhotoUploads = (onStored: (document: string, photo: DocumentPhoto) => void) => {
  const [target, setTarget] = useState<string>();
  // A ref, because the queue calls back with the values of the render before the document was chosen.
  const latest = useRef<string | undefined>(undefined);
  const uploads = useUploads('document', ({ id, name }) => {
    if (latest.current) onStored(latest.current, { id, name });
  });
  const add = (document: string, files: File[]) => {
    latest.current = document;
    setTarget(document);
    uploads.add(files.slice(0, 1));
  };
  return { uploads, target, add, busy: uploads.uploads.some(({ state }) => state !== 'failed') };
};
export type PhotoUploads = ReturnType<typeof usePhotoUploads>;
