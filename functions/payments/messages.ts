/** The company that sells, as it stands on receipts (ACC-11). */
export const SELLER = 'Plumbline LLC';
