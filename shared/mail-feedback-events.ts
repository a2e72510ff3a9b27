/** The types of SES's events about sent e-mails that the product reads, with EventBridge's detail types. */
export const feedbackEvents = {
  Bounce: 'Email Bounced',
  Complaint: 'Email Complaint Received',
  Reject: 'Email Rejected',
  'Rendering Failure': 'Email Rendering Failed',
} as const;
export type FeedbackEvent = keyof typeof feedbackEvents;
