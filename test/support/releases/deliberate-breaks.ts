export type DeliberateBreak = {
  /** The reported change, or the common part of several. */
  change: string | RegExp;
  reason: string;
  /** The version with which the entry ends: its contract replaces the one that it breaks. */
  until: string;
};

/**
 * Changes that break the contract of the previous release on purpose. Each must be safe for the web app of that
 * release.
 */
export const deliberateBreaks: readonly DeliberateBreak[] = [
  {
    change: /GET \/api\/admin\/overview response\.(supportRequests|paymentReports) was removed/,
    reason: 'The queue of staff replaces both lists. Only staff see the old dashboard, until it is reloaded.',
    until: '0.4.0',
  },
  {
    change: /\/api\/admin\/support-requests.* response\..*replies\[\]\.staff is now optional/,
    reason: 'Senders write in their requests too. The old page of staff shows such a text without a name.',
    until: '0.4.0',
  },
  {
    change: /GET \/api\/(admin\/reports|admin\/support-requests|payment\/reports) /,
    reason: 'The queue of staff replaces the lists by date. The old page of staff shows that it could not load them.',
    until: '0.4.0',
  },
  {
    change: 'GET /api/admin/audit response.results[].subject.type can now be',
    reason: 'Only staff read the audit log. The old page has no word for a new kind of subject until it is reloaded.',
    until: '0.4.0',
  },
  {
    change: /(body|\])\.email (has a new pattern|no longer accepts)/,
    reason: 'Addresses that no mail server accepts are refused with a message at the field.',
    until: '0.4.0',
  },
  {
    change: /has a new pattern .*\\S\[\\s\\S\]\*\\S/,
    reason: 'Names and addresses need two characters. The old forms show the message at the field.',
    until: '0.4.0',
  },
  {
    change: 'PATCH /api/profile/{id}/documents body.documents[].expires has a new pattern',
    reason: 'The old pattern was missing from the document. The old form sends dates of a date field only.',
    until: '0.4.0',
  },
  {
    change: /response\.jobSeeker\.references\[\]\.phone can now be anything but string/,
    reason: 'The document has no type for formatted phone numbers. They are still texts.',
    until: '0.4.0',
  },
  {
    change: 'PATCH /api/payment/products/{slug} body.amount no longer accepts',
    reason: 'Stripe refuses charges of 1 to 49 cents. Only staff set prices.',
    until: '0.4.0',
  },
  {
    change: 'GET /api/admin/audit response.results[].action can now be',
    reason: 'Only staff read the audit log. The old page has no words for a new action until it is reloaded.',
    until: '0.4.0',
  },
  {
    change: /api\/admin\/reports.* response\..*reason can now be "(many-matches|blocked-words|failed-refund)"/,
    reason: 'Only staff read reports. The old page has no words for a new signal until it is reloaded.',
    until: '0.4.0',
  },
  {
    change:
      /response.*(documents\[\]|\[\])\.kind can now be "(electrical-license|epa-608|backflow|forklift|aerial-lift|rigging|twic|union-card)"/,
    reason: 'Workers have more kinds of licenses. The old page shows a new kind without its name until it is reloaded.',
    until: '0.4.0',
  },
  {
    change: /response.*(documents\[\]|\[\])\.kind can now be "workers-compensation"/,
    reason: 'Companies have one more kind of paper. The old page shows it without its name until it is reloaded.',
    until: '0.4.0',
  },
  {
    change: /kind can now be "(interview|jobUnpaid|windowEnded)"/,
    reason:
      'These kinds of notifications are new. The old page shows their title without an icon until it is reloaded.',
    until: '0.4.0',
  },
  {
    change: 'GET /api/get-location/{zip} response.city is now optional',
    reason: "Military ZIP Codes have no city. The old app shows 'No data returned' at the field.",
    until: '0.4.0',
  },
];
