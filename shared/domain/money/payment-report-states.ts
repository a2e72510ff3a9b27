/** Where a company's report of an unlock is; a word is stored and never changes. Staff moves it once, from open. */
export const paymentReportStates = ['open', 'refunded', 'declined'] as const;
export type PaymentReportState = (typeof paymentReportStates)[number];
