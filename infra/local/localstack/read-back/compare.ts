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

/** Policies and lists of rules mean the same in any order: each wanted item is compared with the one most like it. */
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

/** Where `found` lacks or contradicts something of `wanted`, each as one line; what it has beyond is not looked at. */
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
