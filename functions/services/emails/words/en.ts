import { staffEn } from './staff-en.ts';

/** The English texts of the e-mails. Values replace `{{name}}`. */
export const en = {
  ...staffEn,
  applicationDeclined: {
    subject: 'Your application for {{job}}',
    title: 'Not this time',
    paragraphs: [
      "{{name}} went with someone else for {{job}}. It's no reflection on your work.",
      'New jobs near you are posted every day.',
    ],
    button: 'Find jobs',
  },
  applicationReceived: {
    subject: 'New application for {{job}}',
    title: 'You have a new applicant',
    paragraphs: ['{{name}} applied to {{job}}.', 'Review the profile and reply soon.'],
    button: 'View applicants',
  },
  applicationsReceived: {
    subject: '{{count}} new applicants',
    title: '{{count}} new applicants',
    paragraphs: ['They applied within a few minutes of each other. Review the profiles and reply soon.'],
    button: 'View your jobs',
  },
  applicationsReceivedForJob: {
    subject: '{{count}} new applications for {{job}}',
    title: '{{count}} new applicants',
    paragraphs: ['They applied to {{job}}. Review the profiles and reply soon.'],
    button: 'View applicants',
  },
  applicationSent: {
    subject: 'You applied: {{job}}',
    title: 'You applied for {{job}}',
    paragraphs: [
      "{{name}} has your application. We'll email you when they answer.",
      "They can't see your name or number until they unlock your profile.",
    ],
    button: 'Follow your application',
  },
  applicationWaits: {
    subject: '{{name}} is waiting to hear about {{job}}',
    title: 'An applicant is waiting to hear from you',
    paragraphs: ['{{name}} applied to {{job}} a week ago.', 'A yes or a no helps both of you move on.'],
    button: 'View applicants',
  },
  briefingDeclined: {
    subject: 'Answer to your job briefing {{job}}',
    title: 'Your job briefing was declined',
    paragraphs: ['{{name}} is not interested in {{job}} for now.'],
    button: 'View briefings',
  },
  briefingReceived: {
    subject: '{{name}} sent you a job briefing',
    title: '{{name}} would like to work with you',
    paragraphs: [
      '{{name}} sent you a job briefing: {{job}}.',
      "Interested? You'll get each other's contact info. If not, tell them why.",
    ],
    button: 'Read the briefing',
  },
  briefingWaits: {
    subject: '{{name}} is waiting for your answer',
    title: 'A job briefing is waiting for you',
    paragraphs: ['{{name}} sent you a job briefing three days ago: {{job}}.', 'A yes or a no takes a minute.'],
    button: 'Read the briefing',
  },
  connected: {
    subject: 'You are now connected with {{name}}',
    title: 'Congratulations, you are now connected',
    paragraphs: ['This is about {{subject}}. Here is how to reach {{name}}:'],
    button: 'View the profile',
  },
  connectionDeclined: {
    subject: 'Your request to join {{project}}',
    title: 'Not this time',
    paragraphs: [
      'Thank you for your interest in {{project}}. {{name}} has decided to work with another company.',
      'New projects near you are posted every day.',
    ],
    button: 'Find projects',
  },
  connectionRequested: {
    subject: '{{name}} wants to join {{project}}',
    title: 'You have a new connection request',
    paragraphs: ['{{name}} would like to join your project {{project}}.'],
    button: 'View the project',
  },
  dataExport: {
    subject: 'Your data is ready to download',
    title: 'Your data is ready',
    paragraphs: ['Sign in and download it from your settings until {{date}}. After that we delete this copy.'],
    button: 'Open settings',
  },
  termsChanged: {
    subject: 'We changed our terms',
    title: 'Our terms have changed',
    paragraphs: ["Plumbline has new Terms of Service and a new Privacy Policy, of {{date}}. What's new:"],
    button: 'Read the terms',
  },
  interestEnds: {
    subject: '{{project}}: you can ask until {{date}}',
    title: 'The last day is near',
    paragraphs: [
      '{{name}} takes requests for the project {{project}} until {{date}}.',
      'If you want in, respond by then.',
    ],
    button: 'View the project',
  },
  invitationReceived: {
    subject: '{{name}} invites you to {{project}}',
    title: 'You are invited to a project',
    paragraphs: [
      '{{name}} wants you on {{project}}.',
      "Interested? Say so, and you'll both see each other's phone and email. It's free.",
    ],
    button: 'View the project',
  },
  invitationsReceived: {
    subject: "You're invited to {{count}} projects",
    title: '{{count}} invitations to projects',
    paragraphs: ["Interested? Say so, and you'll both see each other's phone and email. It's free."],
    button: 'View your invitations',
  },
  interviewProposed: {
    subject: 'Interview for {{job}}: pick a time',
    title: 'Pick a time for the interview',
    paragraphs: ['These times are on the table. Pick one, offer others, or say that none works.'],
    button: 'See the times',
  },
  interviewAgreed: {
    subject: 'Interview for {{job}}: the time is set',
    title: 'The interview is set',
    paragraphs: ['Add it to your calendar on its page. We remind you the day before and 2 hours before.'],
    button: 'See the interview',
  },
  interviewDeclined: {
    subject: 'Interview for {{job}}: none of the times works',
    title: 'None of the times works',
    paragraphs: ['Offer other times, or call to find one.'],
    button: 'Offer other times',
  },
  interviewCanceled: {
    subject: 'Interview for {{job}} is canceled',
    title: 'The interview is canceled',
    paragraphs: ['The page of the interview has a file that removes it from your calendar.'],
    button: 'See what happened',
  },
  interviewClosed: {
    subject: 'Interview for {{job}} is canceled',
    title: 'The interview is canceled',
    paragraphs: ["Please don't go. Take it off your calendar."],
    button: 'Open Plumbline',
  },
  interviewComing: {
    subject: 'Reminder: interview for {{job}}',
    title: 'Your interview is coming up',
    paragraphs: ["Can't make it? Move or cancel it now, so nobody waits for you."],
    button: 'See the interview',
  },
  invitationDeclined: {
    subject: '{{name}} will not join {{project}}',
    title: 'A company declined your invitation',
    paragraphs: ['{{name}} is not available for your project {{project}}.'],
    button: 'View the project',
  },
  messagesWait: {
    subject: 'New messages from {{name}}',
    title: 'New messages from {{name}}',
    paragraphs: ['{{waiting}} Read and reply on Plumbline.'],
    button: 'Read and answer',
  },
  reachQuestion: {
    subject: 'Did you reach {{name}}?',
    title: 'Did you reach {{name}}?',
    paragraphs: [
      "You unlocked {{name}}'s profile three days ago.",
      'If neither the phone nor the email works, say so now: reports are taken for 7 days after the payment.',
    ],
    button: 'Answer',
  },
  windowEnded: {
    subject: 'You can reach {{name}} again',
    title: 'You can reach {{name}} again',
    paragraphs: [
      'The priority access of another company has ended.',
      'Your company asked us to tell you. You can unlock the profile, send a job or send a briefing now.',
    ],
    button: 'View the profile',
  },
  documentExpires: {
    subject: 'Your {{document}} expires soon, on {{date}}',
    title: 'Your license or card expires soon',
    paragraphs: [
      'Your {{document}} is good until {{date}}.',
      'Enter the new date when you renew. People who look at your profile see whether it is valid.',
    ],
    button: 'Enter the new date',
  },
  jobReceived: {
    subject: '{{company}} sent you a job',
    title: '{{company}} sent you a job',
    paragraphs: ["They think it's a fit. Apply with one tap."],
    button: 'View the job',
  },
  newMatch: {
    subject: '{{heading}}',
    title: '{{heading}}',
    paragraphs: ['This matches your trade and location:'],
    button: 'View the job',
  },
  newMatches: {
    subject: '{{heading}}',
    title: '{{heading}}',
    paragraphs: ['These match your trades and location:'],
    button: 'View your matches',
  },
  savedSearch: {
    subject: '{{heading}}',
    title: '{{heading}}',
    paragraphs: ['New in your saved search "{{name}}":'],
    button: 'Open this search',
  },
  jobPosted: {
    subject: '{{job}} is live',
    title: 'Your job is live',
    paragraphs: ["{{job}} is posted. No worker near it matches yet. We'll email you when one does."],
    button: 'View the job',
  },
  jobPostedWithMatches: {
    subject: '{{job}} is live: {{matches}}',
    title: 'Your job is live',
    paragraphs: ['{{job}} is posted. Workers near it have the trade and want this type of job: {{matches}} so far.'],
    button: 'View matches',
  },
  jobUnpaid: {
    subject: '{{job}} is not published yet',
    title: 'Your job is waiting to be published',
    paragraphs: ['You wrote {{job}} two days ago. Workers see it once you publish it.'],
    button: 'Publish the job',
  },
  jobMatches: {
    subject: 'New matches for {{job}}',
    title: 'New matches for {{job}}',
    paragraphs: ['These workers near you have the trade and want this type of job:'],
    button: 'View matches',
  },
  jobsMatches: {
    subject: 'New matches for your jobs',
    title: 'New matches for your jobs',
    paragraphs: ['Workers near you have the trade and want this type of job:'],
    button: 'View your jobs',
  },
  paymentFulfilled: {
    subject: 'Receipt for {{product}}',
    title: 'Thank you for your payment',
    paragraphs: ['We have received {{amount}} for {{product}}.'],
    button: 'View the receipt',
  },
  paymentRefunded: {
    subject: 'Refund for {{product}}',
    title: 'Your payment was refunded',
    paragraphs: ['We refunded {{amount}} for {{product}}. It can take a few days to show up at your bank.'],
    button: 'View the receipt',
  },
  paymentPartlyRefunded: {
    subject: 'Refund for {{product}}',
    title: 'Part of your payment was refunded',
    paragraphs: [
      'We refunded {{amount}} of the {{price}} you paid for {{product}}. You keep what you bought. The money can take a few days to show up at your bank.',
    ],
    button: 'View the receipt',
  },
  paymentDisputed: {
    subject: 'Disputed payment for {{product}}',
    title: 'Your payment is disputed',
    paragraphs: [
      'Your bank says that the payment of {{amount}} for {{product}} is disputed. If this is a mistake, please tell your bank.',
    ],
    button: 'View the receipt',
  },
  paymentLost: {
    subject: 'Disputed payment for {{product}}',
    title: 'Your bank refunded you',
    paragraphs: ['The dispute about {{product}} is closed. Your bank refunded {{amount}}.'],
    button: 'View the receipt',
  },
  positionFilled: {
    subject: '{{job}} is filled',
    title: 'This position is filled',
    paragraphs: [
      '{{name}} has filled the position {{job}}. Thank you for applying.',
      'New jobs near you are posted every day.',
    ],
    button: 'Find jobs',
  },
  setUp: {
    subject: 'Set up your Plumbline account',
    title: 'Set up your account',
    paragraphs: ['Choose a password to finish signing up. The link works once and expires in 48 hours.'],
    button: 'Choose a password',
  },
  setUpForJob: {
    subject: 'Finish applying for {{job}}',
    title: 'Finish applying for {{job}}',
    paragraphs: [
      'Choose a password and fill in a short profile. Then your application goes out.',
      'The link works once and expires in 48 hours. You can open it on any phone or computer.',
    ],
    button: 'Finish applying',
  },
  changeEmail: {
    subject: 'Confirm your new email address',
    title: 'Confirm your new email address',
    paragraphs: ['Use this address to sign in and get our emails. The link works once and expires in one hour.'],
    button: 'Use this address',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    paragraphs: [
      'Your Plumbline account has a new email address. This one no longer signs you in.',
      "Wasn't you? Tell us right away: open Plumbline and choose Support.",
    ],
    button: 'Open Plumbline',
  },
  reset: {
    subject: 'Choose a new Plumbline password',
    title: 'Choose a new password',
    paragraphs: ['Someone asked to reset your password. The link works once and expires in one hour.'],
    button: 'Choose a password',
  },
  invitationOfCompany: {
    subject: '{{company}} added you to their company on Plumbline',
    title: 'Join your company',
    paragraphs: [
      '{{company}} added you to their company on Plumbline. Choose a password to join. The link works once and expires in 48 hours.',
    ],
    button: 'Choose a password',
  },
  invitation: {
    subject: '{{name}} added you to {{company}}',
    title: 'Join your company',
    paragraphs: [
      '{{name}} added you to {{company}} on Plumbline. Choose a password to join. The link works once and expires in 48 hours.',
    ],
    button: 'Choose a password',
  },
} as const;
