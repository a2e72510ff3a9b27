import { badParameter, missingParameter } from './errors.ts';
import type { FormHash, FormValue } from './form-body.ts';
import { isHash } from './form-body.ts';

/** The type of a parameter; a list of texts is an enumeration. */
type Kind = 'text' | 'integer' | 'flag' | 'hash' | 'list' | 'any' | readonly string[];
export type Fields = Readonly<Record<string, Kind>>;

/** The parameters of one request, checked against the operation's fields. */
export class Params {
  readonly values: FormHash;

  constructor(values: FormHash) {
    this.values = values;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  /** Returns the text of a parameter; null for an empty text, which clears the field; undefined when it is absent. */
  text(name: string): string | null | undefined {
    const value = this.values[name];
    if (typeof value !== 'string') return undefined;
    return value === '' ? null : value;
  }

  integer(name: string): number | undefined {
    return this.text(name) ? Number(this.values[name]) : undefined;
  }

  flag(name: string): boolean | undefined {
    return this.text(name) ? this.values[name] === 'true' : undefined;
  }

  hash(name: string): Params | undefined {
    const value = this.values[name];
    return isHash(value) ? new Params(value) : undefined;
  }

  list(name: string): string[] {
    const value = this.values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }
}

export function readParams(raw: FormHash, fields: Fields, required: readonly string[] = []): Params {
  for (const [name, value] of Object.entries(raw)) {
    const kind = fields[name] ?? (name === 'expand' ? 'list' : undefined);
    if (kind === undefined) throw badParameter(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
    checkKind(name, value, kind);
  }
  for (const name of required) if (raw[name] === undefined || raw[name] === '') throw missingParameter(name);
  return new Params(raw);
}

function checkKind(name: string, value: FormValue, kind: Kind): void {
  if (kind === 'any' || value === '') return;
  if (kind === 'hash') {
    if (!isHash(value)) throw badParameter('Invalid object', name);
  } else if (kind === 'list') {
    if (!Array.isArray(value)) throw badParameter('Invalid array', name);
  } else if (typeof value !== 'string') {
    throw badParameter(`Invalid string: ${JSON.stringify(value)}`, name);
  } else if (kind === 'integer') {
    if (!/^-?\d{1,15}$/.test(value)) throw badParameter(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  } else if (kind === 'flag') {
    if (value !== 'true' && value !== 'false') throw badParameter(`Invalid boolean: ${value}`, name);
  } else if (kind !== 'text' && !kind.includes(value)) {
    throw badParameter(`Invalid ${name}: must be one of ${kind.join(', ')}`, name);
  }
}

/** Merges metadata by Stripe's rules: an empty value removes a name, and empty metadata removes all names. */
export function mergeMetadata(current: Record<string, string> | null, params: Params): Record<string, string> {
  if (params.text('metadata') === null) return {};
  const merged = { ...current };
  for (const [name, value] of Object.entries(params.hash('metadata')?.values ?? {})) {
    if (value === '') delete merged[name];
    else merged[name] = String(value);
  }
  return merged;
}
