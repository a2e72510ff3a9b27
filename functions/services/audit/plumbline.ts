/** The author of audit entries about what the product does by itself, at a time that staff chose. */
export const PLUMBLINE = { userId: '0'.repeat(24), email: '', displayName: 'Plumbline' };
