import type { MailFor } from './event.ts';
import { letter } from './letter.ts';

/** To the company: the seeker declined a briefing, with the feedback given (BRF-07). */
export const briefingDeclinedMail: MailFor = ({ entry, subject: job, owner: { name } }, language) => {
  const path = '/employees/briefings';
  const { reason } = entry;
  if (language === 'es') {
    return letter(language, {
      subject: `Respuesta a su propuesta ${job}`,
      title: 'Su propuesta fue rechazada',
      paragraphs: [`${name} no está interesado en ${job} por ahora.`],
      ...(reason && { facts: [{ label: 'Comentario', value: reason }] }),
      button: 'Ver propuestas',
      path,
    });
  }
  return letter(language, {
    subject: `Answer to your job briefing ${job}`,
    title: 'Your job briefing was declined',
    paragraphs: [`${name} is not interested in ${job} for now.`],
    ...(reason && { facts: [{ label: 'Feedback', value: reason }] }),
    button: 'View briefings',
    path,
  });
};
