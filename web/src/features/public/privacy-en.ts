import { siteOwner } from '../../lib/site-owner.ts';
import type { LegalSection } from './legal-page.tsx';

/** The Privacy Policy: what the product stores and who sees it. */
export const privacyEn: readonly LegalSection[] = [
  {
    title: 'Who is responsible',
    text: [`${siteOwner.name} ("we") decides what is kept here and why. You reach us through Support.`],
  },
  {
    title: 'What we keep',
    text: [
      'Your account: email address, name, a password that no one can read, your language, your email settings, and which version of these texts you agreed to, when and in which language.',
      'Your profile, as you fill it in: for workers trades, experience, education, references, resume and photos; for companies address, trades, size and photos.',
      'What you do here: jobs, projects, applications, answers, views, matches, notifications and when you were last active.',
      'Purchases: what, when, how much, and the brand and last four digits of the card. The card itself is with Stripe.',
      'Requests to our servers with their network address, for 90 days, to keep the service safe.',
    ],
  },
  {
    title: 'What it is for',
    text: [
      'To find jobs, workers and trade partners that fit, to put you in touch, to take payments, to answer you, and to stop fraud. We do not use it to advertise, and there is no tracking by others on our pages.',
    ],
  },
  {
    title: 'Who sees what',
    text: [
      'Companies see the profile of a worker without name, phone number, email address, references and free text until one of these happens: the company unlocks the profile, the worker accepts a job briefing, or an application is accepted. A worker can make the profile private; then companies do not find it. A worker can also hide veteran status, age and work authorization from every company.',
      'Company profiles and published jobs are seen by signed-in users. Contact details of a company are seen by the people it is connected with.',
      'Our staff sees what it needs to help you and to check reports. It reads messages only of a conversation that one of its two sides reported, and each time is logged.',
    ],
  },
  {
    title: 'Who works for us',
    text: [
      'Amazon Web Services keeps the data and sends our emails, in the United States. Stripe takes the payments. Both may use the data only for that. We never sell data.',
      'We hand data to authorities only when the law makes us.',
    ],
  },
  {
    title: 'What your browser keeps',
    text: [
      'One cookie that keeps you signed in; it is needed, and scripts cannot read it. In local storage: who is signed in, drafts of forms, search filters and your language. All but the language goes when you log out. There are no cookies for advertising or statistics, so there is nothing to agree to.',
      'Sign-up is guarded against robots by a calculation in your browser (ALTCHA); nothing about you leaves the page for it. On payment pages Stripe keeps data of its own to stop fraud.',
    ],
  },
  {
    title: 'How long',
    text: ['Each kind of data is deleted by itself when its time is over.'],
    hasRetention: true,
  },
  {
    title: 'Your rights',
    text: [
      'You can see and change your profile at any time, turn off emails under Settings or by the link in each of them, download a copy of what we keep and delete your account there, and have anything corrected. Write to Support from your account; we answer within 30 days. If you disagree with our answer, write to us again, and we look at it again. Wherever you live, you have these rights here.',
    ],
  },
  {
    title: 'Safety',
    text: [
      'Connections and stored data are encrypted, and the server decides who may see what, not your browser. If data of yours gets into the wrong hands, we tell you without delay.',
    ],
  },
  {
    title: 'Young people and changes',
    text: [
      'Plumbline is for people who are 18 or older. If we learn that someone younger has an account, we delete it.',
      'When this text changes in a way that matters, we email you, and ask you to agree. The change applies to you 30 days after our email, or sooner if you agree sooner.',
    ],
  },
];
