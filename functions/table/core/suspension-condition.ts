type Suspendable = { suspendedAt?: string | undefined };

/**
 * Returns the condition that the suspension of a post hasn't changed since it was read. A suspension leaves `updatedAt`
 * unchanged, so without this condition a write of the whole post would undo it.
 */
export const ifSuspensionIs = ({ suspendedAt }: Suspendable) =>
  suspendedAt ? ({ attr: 'suspendedAt', eq: suspendedAt } as const) : ({ attr: 'suspendedAt', exists: false } as const);
