/** Separates the date of the last look from the list's own cursor, which has no `~`. */
const SEPARATOR = '~';

/** A cursor that remembers when the applicants were last seen before this look began. */
export const joinCursor = (cursor: string | undefined, seen: string | undefined): string | undefined =>
  cursor && `${seen ?? ''}${SEPARATOR}${cursor}`;

export const splitCursor = (text = ''): { seen?: string; cursor?: string } => {
  const at = text.indexOf(SEPARATOR);
  if (at < 0) return {};
  const [seen, cursor] = [text.slice(0, at), text.slice(at + 1)];
  return { ...(seen && { seen }), ...(cursor && { cursor }) };
};
