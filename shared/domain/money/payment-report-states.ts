/**
 * The states of a company's report of an unlock. The words are stored, so they can't be renamed. Staff closes an open
 * report once.
 */
export const paymentReportStates = ['open', 'refunded', 'declined'] as const;
export type PaymentReportState = (typeof paymentReportStates)[number];
