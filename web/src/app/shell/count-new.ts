/** The number of unread notifications, and when the server reported it. */
export type SeenCount = { unread: number; at: number };
/** A request of the reader to mark a notification as read or unread. */
export type MarkAttempt = { submittedAt: number; variables?: { read: boolean } | undefined };

/**
 * The number of notifications that came since the earlier count. Notifications that the reader marked as unread don't
 * count.
 */
export const countNew = (unread: number, before: SeenCount, marks: readonly MarkAttempt[]): number =>
  unread -
  before.unread -
  marks.filter((mark) => mark.submittedAt >= before.at && mark.variables?.read === false).length;
