import { posix } from 'node:path';
import type { Importers } from '../plan/choose-tests.ts';
import type { Source } from './instrument.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const FOLDER_OF_PACKAGE: Record<string, string> = { 'local-cloud': 'infra/local' };

const resolve = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, name, rest] = /^@plumbline\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name && rest && `${FOLDER_OF_PACKAGE[name] ?? name}/${rest}${/\.\w+$/.test(rest) ? '' : '.ts'}`;
};

/** Which files import each file. */
export const readImporters = (sources: readonly Source[]): Importers => {
  const importers = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const [, specifier] of text.matchAll(IMPORT)) {
      const imported = resolve(file, specifier!);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
};
