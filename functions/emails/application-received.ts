import type { EmailTemplate } from './access-event.ts';
import { emailContent } from './email-content.ts';

/** To the company: somebody applied. The name is the masked one until the company has unlocked the seeker. */
export const applicationReceivedMail: EmailTemplate = ({ entry, subject: job, other: { name } }, language) => {
  const path = `/jobs/${entry.subject}/applicants`;
  if (language === 'es') {
    return emailContent(language, {
      subject: `Nueva solicitud para ${job}`,
      title: 'Tiene una nueva solicitud',
      paragraphs: [
        `${name} solicitó el empleo ${job}.`,
        'Revise el perfil y responda mientras el interés está fresco.',
      ],
      button: 'Ver solicitantes',
      path,
    });
  }
  return emailContent(language, {
    subject: `New application for ${job}`,
    title: 'You have a new applicant',
    paragraphs: [`${name} applied to ${job}.`, 'Review the profile and reply soon.'],
    button: 'View applicants',
    path,
  });
};
