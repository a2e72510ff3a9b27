const ID = /\b[A-Z]{3}-\d{2}\b/g;
const LIST = /\[([A-Z]{3}-\d{2})((, | to )[A-Z]{3}-\d{2})*\]/g;
/** An id as data of a program: a key or a value that is nothing but the id. */
const QUOTED = /(['"`])[A-Z]{3}-\d{2}\1/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+|\/\/.*/gm;

const lineOf = (source: string, index: number): number => source.slice(0, index).split('\n').length;

/** The errors of the ids in a source: an id outside of brackets, or a comment that contains only ids. */
export const misplacedIds = (source: string, known: ReadonlySet<string>): string[] => {
  const rest = source
    .replaceAll(LIST, (list) => ' '.repeat(list.length))
    .replaceAll(QUOTED, (id) => ' '.repeat(id.length));
  const outside = [...rest.matchAll(ID)]
    .filter(([id]) => known.has(id))
    .map(({ 0: id, index }) => `${lineOf(source, index)}: ${id} stands outside of brackets`);
  const alone = [...source.matchAll(COMMENT)]
    .filter(([comment]) => comment.match(LIST) && !/\w/.test(comment.replaceAll(LIST, '')))
    .map(({ 0: comment, index }) => `${lineOf(source, index)}: ${comment.trim()} says nothing but ids`);
  return [...outside, ...alone];
};

/** Returns the docstrings of a source in which more text follows a pair of brackets with ids. */
export const docstringsWithInnerIds = (source: string): string[] =>
  (source.match(/\/\*\*[\s\S]*?\*\//g) ?? []).filter((text) => /\[[A-Z]{3}-\d+[^\]]*\](?!\.?\s*\*\/)/.test(text));
