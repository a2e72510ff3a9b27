/** Matches values that only AWS sets, such as the time in a stream's name. */
export const ANY = '{any}';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isSameText(wanted: string, found: unknown): boolean {
  if (!wanted.includes(ANY)) return wanted === String(found);
  const parts = wanted.split(ANY).map(escaped);
  return new RegExp(`^${parts.join('.+')}$`).test(String(found));
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Compares lists in which the order has no meaning, such as policies: each wanted item with the most similar one. */
function listDifferences(wanted: readonly unknown[], found: readonly unknown[], path: string): string[] {
  if (found.length !== wanted.length) return [`${path}: ${wanted.length} wanted, ${found.length} found`];
  const left = [...found];
  return wanted.flatMap((item, index) => {
    const tried = left.map((other) => differencesOf(item, other, `${path}[${index}]`));
    const fewest = Math.min(...tried.map(({ length }) => length));
    const at = tried.findIndex(({ length }) => length === fewest);
    left.splice(at, 1);
    return tried[at] ?? [];
  });
}

/**
 * Returns a line for each value that is missing in `found` or differs from `wanted`. Additional values in `found` are
 * ignored.
 */
export function differencesOf(wanted: unknown, found: unknown, path = ''): string[] {
  if (Array.isArray(wanted)) {
    return listDifferences(wanted, Array.isArray(found) ? found : [], path);
  }
  if (isFields(wanted)) {
    const other = isFields(found) ? found : {};
    return Object.entries(wanted).flatMap(([name, value]) =>
      value === undefined ? [] : differencesOf(value, other[name], path ? `${path}.${name}` : name),
    );
  }
  if (isSameText(String(wanted), found)) return [];
  return [`${path}: wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(found) ?? 'nothing'}`];
}
