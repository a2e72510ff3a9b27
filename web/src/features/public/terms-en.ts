import { siteOwner } from '../../lib/site-owner.ts';
import type { LegalSection } from './legal-page.tsx';

/** The Terms of Service. Every rule describes what the product does. */
export const termsEn: readonly LegalSection[] = [
  {
    title: 'Who we are and what this is',
    text: [
      `Plumbline is run by ${siteOwner.name} ("we"). It is a marketplace for the construction and skilled trades: companies post jobs and projects, workers find and answer them, and companies find trade partners.`,
      'By signing up you agree to these terms. If you sign up for a company, you say that you may act for it, and "you" means the company as well.',
    ],
  },
  {
    title: 'Your account',
    text: [
      'You must be 18 or older to sign up. Your details must be true and your own. One person has one account.',
      'Keep your password to yourself, and tell us right away if someone else may have it. A company may invite several users. Each has a sign-in of their own, and the company is responsible for what they do.',
    ],
  },
  {
    title: 'What workers pay',
    text: ['Nothing. Searching, applying, answering a job briefing and being found are free for workers.'],
  },
  {
    title: 'What companies pay',
    text: [
      'Companies pay per use: for posting a job, sending a job to a match, unlocking the profile of a worker, sending a job briefing, and priority access to a skilled worker. There is no subscription.',
      'The price is shown before you pay and is charged once, in US dollars, by our payment provider Stripe. We never see or keep your full card number. A price may change for the future, never for what you have bought.',
      'You cannot buy the same thing twice: an unlocked profile stays unlocked for your company.',
    ],
  },
  {
    title: 'Refunds',
    text: [
      'If neither phone nor email works, report the unlock within 7 days of the purchase, under Billing or by writing to Support from your account. Our staff checks the report, answers within 3 business days and refunds the full price. The unlock ends with the refund.',
      'A payment that was taken twice, or for something you did not get because of a fault of ours, is refunded whenever you report it.',
      "Everything else is used up when it is delivered and is not refunded: a published job, a job or briefing that was sent, and priority access that has begun. A declined invitation isn't refunded; you'll see the reason.",
      'Refunds go back to the card that was charged and usually arrive within 10 days.',
    ],
  },
  {
    title: 'Contact details',
    text: [
      "Names, phone numbers and email addresses of workers are hidden until a company unlocks the profile, or the worker accepts its job briefing, or an application is accepted. Companies that agree on a project see each other's details.",
      'You may use contact details for the job or project you got them for. You may not sell them, pass them on, add them to a mailing list or publish them.',
    ],
  },
  {
    title: 'What you post',
    text: [
      'Jobs must be real, open and lawful, and the pay must be what you mean to pay. Do not discriminate: hiring laws apply here as they do everywhere. Do not put phone numbers, email addresses or links into free text to get around hidden details.',
      'What you post stays yours. You let us show it on Plumbline to the people it is meant for, as long as it is posted.',
      'We may take down what breaks these terms or the law, and suspend or close accounts that do so again.',
    ],
  },
  {
    title: 'What we do not do',
    text: [
      'We bring people together. We do not employ workers, do not check licenses, references or backgrounds for you unless a page says that our staff checked a paper, and are no party to what you agree. Check what matters before you hire or start work.',
      'A match says that trade, position and distance fit. It is not a recommendation.',
    ],
  },
  {
    title: 'Our decisions, and where to appeal',
    text: [
      'When we take down a post, decline a refund, or suspend or close an account, we email you the reason. A suspended account stays as it is: nothing is deleted, and what was paid for stays recorded.',
      'If you think we are wrong, appeal: choose Support in the menu or at the foot of our start page, which also works when you cannot sign in. Name the decision and what we got wrong. A person reads every appeal and answers it. An appeal costs nothing.',
    ],
  },
  {
    title: 'If something goes wrong',
    text: [
      'We run Plumbline with care, but do not promise that it is always there or free of faults. As far as the law allows, we owe you at most what you paid us in the 12 months before the damage. Nothing here limits what cannot be limited by law.',
    ],
  },
  {
    title: 'Leaving',
    text: [
      'You can delete your account at any time in Settings. We may end it when you break these terms, and tell you why. What was paid for and delivered is not refunded by that.',
    ],
  },
  {
    title: 'Changes, law and questions',
    text: [
      "We'll email you about any material change, and ask you to agree the next time you sign in. If you had an account before, the change applies to you 30 days after our email, or sooner if you agree sooner. If you disagree, you may delete your account before the day.",
      'The law of the State of Indiana applies. If you are a consumer, you keep the rights that the law of your state gives you.',
      'Questions: choose Support in the menu or at the foot of the start page.',
    ],
  },
];
