import { errors } from '@plumbline/shared/errors';
import { optionNamesEs } from '@plumbline/shared/options/spanish/option-names-es';
import { errorKey } from '../lib/api/error-text.ts';

const parts = import.meta.glob<Record<string, string>>('./es/**/*.json', { eager: true, import: 'default' });

const texts: Record<string, string> = Object.assign({}, optionNamesEs, ...Object.values(parts));

/** The texts of the server's errors, by code. */
const byCode = Object.fromEntries(
  Object.entries(errors).map(([code, { message }]) => [errorKey(code), texts[message] ?? message]),
);

/** All Spanish texts; each area of the product has its own file. */
export const es: Record<string, string> = { ...texts, ...byCode };
