import { FILE_LINK_SECONDS } from '@plumbline/shared/options/files';
import { signForm, signLink, type UploadForm } from './sign-links.ts';

/**
 * Returns a link to an object that works for five minutes. `disposition` is the Content-Disposition header of the
 * download.
 */
export const linkTo = (key: string, disposition?: string): string =>
  signLink(key, FILE_LINK_SECONDS, disposition ? { 'response-content-disposition': disposition } : {});

/**
 * Returns a form that uploads one object of at most `maxBytes` to `key` with this metadata. It works for five minutes.
 */
export const uploadForm = (key: string, maxBytes: number, metadata: Record<string, string>): UploadForm =>
  signForm(
    key,
    FILE_LINK_SECONDS,
    maxBytes,
    Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
  );
