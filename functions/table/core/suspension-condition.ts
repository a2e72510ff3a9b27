type Suspendable = { suspendedAt?: string | undefined };

/**
 * The condition that a post stands as it was read: its company was neither suspended nor reinstated since, which leaves
 * `updatedAt` as it is. A write of the whole post would undo that.
 */
export const ifSuspensionIs = ({ suspendedAt }: Suspendable) =>
  suspendedAt ? ({ attr: 'suspendedAt', eq: suspendedAt } as const) : ({ attr: 'suspendedAt', exists: false } as const);
