/** Texts of the specification that several operations answer with. */
export const ALREADY_COMPLETED = "You've already completed this transaction.";
export const NO_CHECKOUT = "We couldn't retrieve your checkout information";
export const NOT_SUBMITTED = "We couldn't submit your payment request.";
export const NOT_COMPLETED = "We couldn't complete your payment.";
export const NO_RECEIPT = "We couldn't retrieve this receipt.";
export const CHANGED_MEANWHILE = 'This purchase was changed elsewhere. Please try again.';
/** The company that sells, as it stands on receipts (ACC-11). */
export const SELLER = 'Plumbline LLC';
