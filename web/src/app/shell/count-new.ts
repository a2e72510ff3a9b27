/** How many notifications were unread, and when that was answered. */
export type Known = { unread: number; at: number };
/** One attempt of the reader to mark a notification. */
export type Mark = { submittedAt: number; variables?: { read: boolean } | undefined };

/** How many notifications came since: those the reader marked as unread are no new ones. */
export const countNew = (unread: number, before: Known, marks: readonly Mark[]): number =>
  unread -
  before.unread -
  marks.filter((mark) => mark.submittedAt >= before.at && mark.variables?.read === false).length;
