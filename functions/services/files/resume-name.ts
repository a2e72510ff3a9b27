import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { FileType } from '@plumbline/shared/options/files';

const extensions: Partial<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

type PersonName = { name: string; lastName?: string | undefined };

const withoutSigns = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the name that a document was uploaded with, or 'Document.pdf'. */
export const documentName = ({ name }: { name: string }): string => withoutSigns(name) || 'Document.pdf';

/** Returns '{name} Resume.pdf' without characters that file systems forbid in a name [PRO-12]. */
export const resumeName = ({ name, lastName }: PersonName, type: FileType): string => {
  const person = withoutSigns(fullName({ name, lastName }));
  return `${person} Resume.${extensions[type] ?? 'pdf'}`.trim();
};

/**
 * Returns a Content-Disposition header. The name is percent-encoded UTF-8 (RFC 5987), and ASCII for clients that don't
 * support that.
 */
export const attachment = (name: string): string => {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};
