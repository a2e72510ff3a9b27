import type { EmailTemplate } from './access-event.ts';
import { emailContent } from './email-content.ts';

/** To the seeker: the company went another way. */
export const applicationDeclinedMail: EmailTemplate = ({ subject: job, owner: { name } }, language) => {
  const path = '/jobs/search';
  if (language === 'es') {
    return emailContent(language, {
      subject: `Su solicitud para ${job}`,
      title: 'Esta vez no fue posible',
      paragraphs: [
        `Gracias por su interés en ${job}. ${name} decidió seguir con otra persona.`,
        'Esto no dice nada malo de su oficio. Cada día se publican nuevos empleos cerca de usted.',
      ],
      button: 'Buscar empleos',
      path,
    });
  }
  return emailContent(language, {
    subject: `Your application for ${job}`,
    title: 'Not this one, this time',
    paragraphs: [
      `Thank you for your interest in ${job}. ${name} has decided to go on with somebody else.`,
      'That says nothing bad about your work. New jobs near you are posted every day.',
    ],
    button: 'Find jobs',
    path,
  });
};
