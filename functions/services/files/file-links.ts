import { FILE_LINK_SECONDS } from '@plumbline/shared/options/files';
import { signForm, signLink, type UploadForm } from './sign-links.ts';

/** A link to an object that works for five minutes; `disposition` is the Content-Disposition it comes with. */
export const linkTo = (key: string, disposition?: string): string =>
  signLink(key, FILE_LINK_SECONDS, disposition ? { 'response-content-disposition': disposition } : {});

/** A form that puts one object of `key` with this metadata, of at most `maxBytes`, within five minutes. */
export const uploadForm = (key: string, maxBytes: number, metadata: Record<string, string>): UploadForm =>
  signForm(
    key,
    FILE_LINK_SECONDS,
    maxBytes,
    Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
  );
