/** The elements of the toolbar's character formats. */
export const MARKS = ['strong', 'em', 'u', 's'] as const;
export type Mark = (typeof MARKS)[number];

/** A run of characters with the same formats, or a line break. */
export type Run = { readonly text: string; readonly marks: readonly Mark[] } | 'break';

export type ListItem = {
  /** The depth of the item's list, counted from 1. */
  readonly level: number;
  readonly ordered: boolean;
  /** Whether the block starts the item. False for the other blocks of the same item. */
  readonly begins: boolean;
};
export type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
/** A paragraph, heading or part of a list item. */
export type Block = {
  readonly tag: 'p' | Heading;
  readonly runs: readonly Run[];
  readonly item?: ListItem | undefined;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

const runHtml = (run: Run): string => {
  if (run === 'break') return '<br>';
  return run.marks.reduceRight((html, mark) => `<${mark}>${html}</${mark}>`, escapeText(run.text));
};

const isBlank = (run: Run): boolean => run === 'break' || run.text.trim() === '';

/** Trims spaces and line breaks at both ends, and collapses several spaces into one. */
export const trimRuns = (runs: readonly Run[]): Run[] => {
  const first = runs.findIndex((run) => !isBlank(run));
  if (first < 0) return [];
  const last = runs.findLastIndex((run) => !isBlank(run));
  const kept: Run[] = [];
  for (const [index, run] of runs.slice(first, last + 1).entries()) {
    if (run === 'break') {
      kept.push(run);
      continue;
    }
    const before = kept.at(-1);
    const endsInSpace = before === undefined || before === 'break' || before.text.endsWith(' ');
    const begun = endsInSpace ? run.text.trimStart() : run.text;
    const text = index === last - first ? begun.trimEnd() : begun;
    if (text) kept.push({ ...run, text });
  }
  return kept;
};

type OpenList = { readonly level: number; readonly tag: 'ul' | 'ol' };

const end = ({ tag }: OpenList): string => `</li></${tag}>`;

const endDeeper = (open: OpenList[], level: number): string => {
  let html = '';
  while ((open.at(-1)?.level ?? 0) > level) html += end(open.pop() as OpenList);
  return html;
};

/** Returns the end tags of deeper lists, and the start of an item at the given level. */
const startItem = (open: OpenList[], { level, ordered }: ListItem): string => {
  const tag = ordered ? 'ol' : 'ul';
  let html = endDeeper(open, level);
  const last = open.at(-1);
  if (last?.level === level && last.tag === tag) return `${html}</li><li>`;
  if (last?.level === level) html += end(open.pop() as OpenList);
  open.push({ level, tag });
  return `${html}<${tag}><li>`;
};

/** The HTML of blocks; consecutive items become lists, a deeper one a list in the previous item. */
export const blocksHtml = (blocks: readonly Block[]): string => {
  const open: OpenList[] = [];
  let html = '';
  for (const { tag, runs, item } of blocks) {
    const text = runs.map(runHtml).join('');
    if (item && (item.begins || open.length === 0)) html += startItem(open, item);
    else if (item) html += endDeeper(open, item.level);
    else html += open.splice(0).reverse().map(end).join('');
    html += item ? `<p>${text}</p>` : `<${tag}>${text}</${tag}>`;
  }
  return html + open.reverse().map(end).join('');
};
