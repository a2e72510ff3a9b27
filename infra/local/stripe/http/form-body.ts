/** The values of a form body or a query string, with parsed brackets. */
export type FormValue = string | FormValue[] | FormHash;
export interface FormHash {
  [name: string]: FormValue;
}

/** Parses Stripe's form encoding: `metadata[a]=1`, `expand[]=x`, `items[0][price]=y`. */
export function parseForm(text: string): FormHash {
  const root = emptyHash();
  for (const [name, value] of new URLSearchParams(text)) assign(root, splitName(name), value);
  return collapse(root) as FormHash;
}

export function isHash(value: FormValue | undefined): value is FormHash {
  return typeof value === 'object' && !Array.isArray(value);
}

function splitName(name: string): string[] {
  const open = name.indexOf('[');
  if (open < 1) return [name];
  return [name.slice(0, open), ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
}

function assign(hash: FormHash, [head = '', ...rest]: string[], value: string): void {
  const name = head === '' ? String(Object.keys(hash).length) : head;
  if (rest.length === 0) {
    hash[name] = value;
    return;
  }
  const inner = hash[name];
  const target = isHash(inner) ? inner : emptyHash();
  hash[name] = target;
  assign(target, rest, value);
}

/** Converts a hash with only numeric names to a list. */
function collapse(value: FormValue): FormValue {
  if (!isHash(value)) return value;
  const names = Object.keys(value);
  for (const name of names) value[name] = collapse(value[name] as FormValue);
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return isList ? names.sort((a, b) => Number(a) - Number(b)).map((name) => value[name] as FormValue) : value;
}

// Creates an object without a prototype, so that `__proto__` is an ordinary name.
function emptyHash(): FormHash {
  return Object.create(null) as FormHash;
}
