/** The English e-mails about actions of staff, and those that ask staff to act. */
export const staffEn = {
  accountReinstated: {
    subject: 'Your Plumbline account is back',
    title: 'Your account is back',
    paragraphs: ['You can sign in again, and everything is where it was.', 'What we noted: {{reason}}'],
    button: 'Sign in',
  },
  accountSuspended: {
    subject: 'Your Plumbline account is suspended',
    title: 'Your account is suspended',
    paragraphs: [
      'For now nobody can sign in to it, and your profile and what you posted are out of sight. Nothing is deleted.',
      'The reason: {{reason}}',
      'A checkout that was open is closed. Whatever was just paid for it goes back to the card.',
      'To appeal, write to Support and say what we got wrong. A person reads it and answers.',
    ],
    button: 'Write to Support',
  },
  decided: {
    subject: 'Our decision about your Plumbline account',
    title: 'What we did, and why',
    paragraphs: ['We looked into a report about your account. This is what we did:'],
    button: 'Write to Support',
  },
  decidedOnContent: {
    subject: 'Something you posted on Plumbline breaks our rules',
    title: 'What we did, and why',
    paragraphs: ['We looked into something of yours on Plumbline. This is what we did:'],
    button: 'Write to Support',
  },
  postsHidden: {
    subject: 'Your jobs and projects on Plumbline are hidden',
    title: 'Your jobs and projects are hidden',
    paragraphs: [
      'For now only you see them, and you cannot post new ones. You can still sign in, and nothing is deleted.',
      'The reason: {{reason}}',
      'If you think this is a mistake, write to Support.',
    ],
    button: 'Write to Support',
  },
  postsShown: {
    subject: 'Your jobs and projects on Plumbline are back',
    title: 'Your jobs and projects are back',
    paragraphs: ['Others see them again, and you can post.', 'What we noted: {{reason}}'],
    button: 'Sign in',
  },
  restored: {
    subject: 'It is back on Plumbline',
    title: 'It is back',
    paragraphs: ['{{what}}', 'What we noted: {{reason}}'],
    button: 'Sign in',
  },
  signedOut: {
    subject: 'You were signed out of Plumbline',
    title: 'We signed you out everywhere',
    paragraphs: [
      'Our support team ended every session of your account. Sign in again with your email and password.',
      'The reason: {{reason}}',
      "If you think someone else knows your password, choose 'Forgot your password?' when you sign in.",
    ],
    button: 'Sign in',
  },
  addressChanging: {
    subject: 'Your email address is about to change',
    title: 'A new email address for your account',
    paragraphs: [
      'Our support team mailed a link to a new address for your account. Once it is opened, this address no longer signs you in.',
      'The reason: {{reason}}',
      "Didn't ask for this? Write to Support right away. The link works for one hour.",
    ],
    button: 'Write to Support',
  },
  accountClosed: {
    subject: 'Your Plumbline account is closed',
    title: 'Your account is closed',
    paragraphs: [
      'We closed your account. Your profile is deleted, and you can no longer sign in.',
      'The reason: {{reason}}',
      'If you did not ask for this, write to Support.',
    ],
    button: 'Write to Support',
  },
  paymentReportDeclined: {
    subject: 'Your report of an unlock was declined',
    title: 'This unlock is not refunded',
    paragraphs: [
      'You reported that you could not reach a worker you unlocked. We looked into it and declined the refund.',
      'The reason: {{reason}}',
      'The contact details stay open to you. If you think we got this wrong, write to Support.',
    ],
    button: 'See the receipt',
  },
  documentRejected: {
    subject: 'We could not accept your {{document}}',
    title: 'Please look at this document again',
    paragraphs: [
      'We looked at the file of your {{document}} and could not accept it. Until you change it, only you see it.',
      'The reason: {{reason}}',
      'Correct the details or add a new photo, and we look again. If you think we got this wrong, write to Support.',
    ],
    button: 'Open my documents',
  },
  secondFactorReset: {
    subject: 'Your second step at Plumbline was reset',
    title: 'Your second step was reset',
    paragraphs: [
      '{{staff}} reset the code of the app that you sign in with. You are signed out everywhere.',
      'The reason: {{reason}}',
      '{{staff}} gives you an enrollment code, on the phone or in person. At your next sign-in you enter it and set up a new app. If you did not ask for this, change your password there and tell your colleagues right away.',
    ],
    button: 'Sign in',
  },
  staffInvitation: {
    subject: '{{name}} added you to the Plumbline staff',
    title: 'Join the staff',
    paragraphs: [
      '{{name}} added you to the staff of Plumbline. Choose a password first. The link works once and expires in 48 hours.',
      'Then sign in with it and set up an authenticator app. {{name}} gives you the enrollment code for that, on the phone or in person.',
    ],
    button: 'Choose a password',
  },
  // The same subject as that of the answer, so that mail programs show both as one conversation.
  supportReceipt: {
    subject: 'Your request to Plumbline',
    title: 'We have your request',
    paragraphs: ['You wrote to us as {{email}}. We answer by email within two business days.'],
    button: 'See your request',
  },
  supportReply: {
    subject: 'Your request to Plumbline',
    title: 'Our answer to your request',
    paragraphs: ['You wrote to us as {{email}}. Here is what we can say:'],
    button: 'Write back',
  },
  supportRequested: {
    subject: 'Support request from {{email}}',
    title: 'A new support request',
    paragraphs: ['{{email}} wrote to support:'],
    button: 'Open the inbox',
  },
} as const;
