/** Separates the date of the company's last view from the list's cursor, which contains no `~`. */
const SEPARATOR = '~';

/** Returns a cursor that also contains when the company last viewed the applicants before the first page. */
export const joinCursor = (cursor: string | undefined, seen: string | undefined): string | undefined =>
  cursor && `${seen ?? ''}${SEPARATOR}${cursor}`;

export const splitCursor = (text = ''): { seen?: string; cursor?: string } => {
  const at = text.indexOf(SEPARATOR);
  if (at < 0) return {};
  const [seen, cursor] = [text.slice(0, at), text.slice(at + 1)];
  return { ...(seen && { seen }), ...(cursor && { cursor }) };
};
