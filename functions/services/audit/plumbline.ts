/** The author of audit entries about automatic actions of the product, at a time that staff chose. */
export const PLUMBLINE = { userId: '0'.repeat(24), email: '', displayName: 'Plumbline' };
