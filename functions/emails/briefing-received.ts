import type { EmailTemplate } from './access-event.ts';
import { emailContent } from './email-content.ts';

/** To the seeker: a company sent a briefing. */
export const briefingReceivedMail: EmailTemplate = ({ entry, subject: job, other: { name } }, language) => {
  const path = `/jobs/${entry.subject}/response`;
  if (language === 'es') {
    return emailContent(language, {
      subject: `${name} le envió una propuesta de empleo`,
      title: `${name} quiere trabajar con usted`,
      paragraphs: [
        `${name} le envió una propuesta: ${job}.`,
        'Si le interesa, ambos recibirán los datos de contacto del otro. Si no, diga brevemente por qué.',
      ],
      button: 'Ver la propuesta',
      path,
    });
  }
  return emailContent(language, {
    subject: `${name} sent you a job briefing`,
    title: `${name} would like to work with you`,
    paragraphs: [
      `${name} sent you a job briefing: ${job}.`,
      "If you are interested, you both get each other's contact details. If not, say briefly why.",
    ],
    button: 'Read the briefing',
    path,
  });
};
