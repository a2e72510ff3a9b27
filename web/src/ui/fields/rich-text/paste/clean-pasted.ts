import { type Block, blocksHtml, type Heading, type ListItem, MARKS, type Mark, type Run, trimRuns } from './blocks.ts';
import { isMarker, withoutBullet, wordItem } from './list-item.ts';
import {
  type ClassStyles,
  isHidden,
  type ListStyles,
  marksIn,
  readClassStyles,
  readListStyles,
  styleOf,
} from './styles.ts';

const WITHOUT_TEXT = new Set(
  'STYLE SCRIPT META LINK TITLE HEAD XML IMG SVG OBJECT IFRAME VIDEO AUDIO CANVAS INPUT TEXTAREA SELECT BUTTON'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  (
    'P DIV H1 H2 H3 H4 H5 H6 UL OL LI TABLE THEAD TBODY TFOOT TR TD TH CAPTION BLOCKQUOTE SECTION ARTICLE HEADER FOOTER ' +
    'MAIN ASIDE NAV PRE DL DT DD FIGURE FIGCAPTION HR ADDRESS CENTER FORM FIELDSET BODY'
  ).split(' '),
);

type OpenMarkup = {
  readonly marks: ReadonlySet<Mark>;
  readonly tag: 'p' | Heading;
  /** The number of enclosing lists. */
  readonly depth: number;
  readonly ordered: boolean;
  readonly item?: ListItem | undefined;
};
const TOP: OpenMarkup = { marks: new Set(), tag: 'p', depth: 0, ordered: false };

const hasBlocks = (element: Element): boolean =>
  [...element.getElementsByTagName('*')].some(({ tagName }) => BLOCKS.has(tagName.toUpperCase()));

/** Returns the runs of a text node. Line breaks count only in preformatted text. */
const textRuns = ({ textContent, parentElement }: Node, marks: readonly Mark[]): Run[] => {
  const lines = parentElement?.closest('pre') ? (textContent ?? '').split('\n') : [textContent ?? ''];
  return lines.flatMap((line, index): Run[] => [
    ...(index > 0 ? ['break' as const] : []),
    { text: line.replace(/\s+/g, ' '), marks },
  ]);
};

/** Reads a pasted document into blocks. */
class PasteReader {
  readonly #classes: ClassStyles;
  readonly #lists: ListStyles;

  constructor(source: Document) {
    this.#classes = readClassStyles(source);
    this.#lists = readListStyles(source);
  }

  read(element: Element, around: OpenMarkup = TOP): Block[] {
    const blocks: Block[] = [];
    let runs: Run[] = [];
    let item = around.item;
    const endBlock = () => {
      const trimmed = trimRuns(runs);
      runs = [];
      if (trimmed.length === 0) return;
      const bulleted = item ? undefined : withoutBullet(trimmed);
      if (bulleted) blocks.push({ tag: 'p', runs: bulleted, item: { level: 1, ordered: false, begins: true } });
      else blocks.push({ tag: item ? 'p' : around.tag, runs: trimmed, item });
      item &&= { ...item, begins: false };
    };
    const readInline = (node: Node, marks: ReadonlySet<Mark>): void => {
      if (node.nodeType === node.TEXT_NODE)
        runs.push(
          ...textRuns(
            node,
            MARKS.filter((mark) => marks.has(mark)),
          ),
        );
      if (node.nodeType !== node.ELEMENT_NODE) return;
      const child = node as Element;
      const style = styleOf(child, this.#classes);
      const tag = child.tagName.toUpperCase();
      if (WITHOUT_TEXT.has(tag) || isHidden(style) || isMarker(child)) return;
      if (tag === 'BR') {
        if (!child.classList.contains('Apple-interchange-newline')) runs.push('break');
      } else if (BLOCKS.has(tag)) {
        endBlock();
        const read = this.#readBlock(child, style, { ...around, marks, item });
        blocks.push(...read);
        if (read.length > 0) item &&= { ...item, begins: false };
      } else {
        const inner = marksIn(child, style, marks);
        for (const each of child.childNodes) readInline(each, inner);
      }
    };
    for (const node of element.childNodes) readInline(node, around.marks);
    endBlock();
    return blocks;
  }

  #readBlock(element: Element, style: string, around: OpenMarkup): Block[] {
    const tag = element.tagName.toUpperCase();
    if (tag === 'TABLE') return this.#readTable(element, around);
    if (tag === 'UL' || tag === 'OL') {
      return this.read(element, { ...around, depth: around.depth + 1, ordered: tag === 'OL', item: undefined });
    }
    if (tag === 'LI') {
      // Word for the web has a list for every item and puts the level into an attribute.
      const level =
        Number(element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level')) || around.depth || 1;
      return this.read(element, { ...around, item: { level, ordered: around.ordered, begins: true } });
    }
    const item = around.item ?? (hasBlocks(element) ? undefined : wordItem(element, style, this.#lists));
    if (/^H[1-6]$/.test(tag) && !item) {
      // A heading is bold by itself.
      const marks = new Set([...around.marks].filter((mark) => mark !== 'strong'));
      return this.read(element, { ...around, marks, tag: tag.toLowerCase() as Heading, item }).map(withoutStrong);
    }
    return this.read(element, { ...around, marks: marksIn(element, style, around.marks), item });
  }

  /** A row is a line with a space between its cells. A cell with several blocks, such as a list, keeps them. */
  #readTable(table: Element, around: OpenMarkup): Block[] {
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
    return rows.flatMap((row) => {
      const cells = [...row.children]
        .map((cell) => this.read(cell, { ...around, tag: 'p' }))
        .filter(({ length }) => length > 0);
      const isLine =
        cells.length > 1 && cells.every((blocks) => blocks.length === 1 && blocks[0]?.item === around.item);
      if (!isLine) return cells.flat();
      const space: Run = { text: ' ', marks: [] };
      const runs = cells.flatMap(([block], index) => [...(index > 0 ? [space] : []), ...(block?.runs ?? [])]);
      return [{ tag: 'p' as const, runs: trimRuns(runs), item: around.item }];
    });
  }
}

const withoutStrong = (block: Block): Block => ({
  ...block,
  runs: block.runs.map((run) =>
    run === 'break' ? run : { ...run, marks: run.marks.filter((mark) => mark !== 'strong') },
  ),
});

/** Whether HTML was copied from an editor of this kind, whose fonts and colors are those of the toolbar. */
const isOwn = (html: string): boolean => /\bdata-pm-slice=/.test(html);

/**
 * Converts HTML of other programs to what the toolbar could have made: real lists, no fonts, colors, sizes or empty
 * paragraphs, and rows of tables as lines.
 */
export const cleanPasted = (html: string): string => {
  if (isOwn(html)) return html;
  const source = new DOMParser().parseFromString(html, 'text/html');
  return blocksHtml(new PasteReader(source).read(source.body));
};
