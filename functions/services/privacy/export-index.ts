import { BUSINESS_ZONE } from '@plumbline/shared/domain/dates/business-day';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { escapeHtml } from '@plumbline/shared/domain/text/escape-html';
import type { Language } from '@plumbline/shared/options/languages';
import type { OwnData } from './collect-data.ts';
import { exportedEntity, exportReasons, exportSections } from './export-rules.ts';
import { type ExportedName, exportWords } from './export-words.ts';

/** A file in the copy, or one that it lacks: the copy would become too large, or the bucket no longer has the file. */
export type ArchivedFile = { name: string } & ({ path: string } | { gap: 'tooLarge' | 'missing' });

export const dataPath = (entity: string): string => `data/${entity}.json`;

const style =
  'body{font:16px/1.55 system-ui,sans-serif;margin:0 auto;max-width:720px;padding:32px 16px;background:#F1F3F1;color:#141C1E}' +
  'a{color:#0E5383}li{margin:4px 0;overflow-wrap:anywhere}' +
  '@media(prefers-color-scheme:dark){body{background:#14191A;color:#E8ECEA}a{color:#7DB9E8}}';

const link = (path: string, label: string): string =>
  `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(label)}</a>`;
const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** Returns the page that lists what a copy has, and what it leaves out and why, in the reader's language. */
export const exportIndex = (
  data: OwnData,
  files: readonly ArchivedFile[],
  { language, made, email }: { language: Language; made: string; email: string },
): string => {
  const words = exportWords[language];
  const named = Object.entries(words.entities) as [ExportedName, string][];
  const sections = exportSections.map((section) => {
    const lines = named.flatMap(([entity, label]) => {
      const items = data[entity] ?? [];
      if (exportedEntity(entity)?.section !== section || !items.length) return [];
      return [`${link(dataPath(entity), label)} (${words.entries(items.length)})`];
    });
    return lines.length ? `<h2>${words.sections[section]}</h2>${list(lines)}` : '';
  });
  const fileLines = files.map((file) =>
    'path' in file ? link(file.path, file.name) : `${escapeHtml(file.name)}. ${escapeHtml(words[file.gap])}`,
  );
  const date = formatDate(made, { locale: language === 'es' ? 'es-US' : 'en-US', timeZone: BUSINESS_ZONE });
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
    `<title>${words.title}</title><style>${style}</style></head><body><main><h1>${words.title}</h1>` +
    `<p>${escapeHtml(email)}<br>${words.made} ${date}</p><p>${words.hint}</p>${sections.join('')}` +
    (fileLines.length ? `<h2>${words.files}</h2>${list(fileLines)}` : '') +
    `<h2>${words.leftOut}</h2>${list(exportReasons.map((reason) => words.reasons[reason]))}</main></body></html>`
  );
};
