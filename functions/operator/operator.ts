/** The actor in the audit log for actions of an operator; no user has this id. */
export const OPERATOR = { userId: '0'.repeat(24), email: 'operator', displayName: 'Operator' };
