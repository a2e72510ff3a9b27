/** The number of unread notifications, and when the server reported it. */
export type Known = { unread: number; at: number };
/** One attempt of the reader to mark a notification. */
export type Mark = { submittedAt: number; variables?: { read: boolean } | undefined };

/** The number of notifications that came since; those that the reader marked as unread don't count. */
export const countNew = (unread: number, before: Known, marks: readonly Mark[]): number =>
  unread -
  before.unread -
  marks.filter((mark) => mark.submittedAt >= before.at && mark.variables?.read === false).length;
