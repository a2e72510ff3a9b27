import type { DeclineReason } from '@plumbline/shared/options/decline-reasons';
import type { EmailTemplate } from './access-event.ts';
import { emailContent } from './email-content.ts';

const words = {
  en: {
    subject: (job: string) => `Answer to your job briefing ${job}`,
    title: 'Your job briefing was declined',
    text: (name: string, job: string) => `${name} is not interested in ${job} for now.`,
    withheld: 'There is a note as well. You can read it once you unlock the profile.',
    feedback: 'Feedback',
    note: 'Note',
    button: 'View briefings',
    reasons: {
      salary: 'Salary',
      benefits: 'Benefits',
      requirements: 'Requirements',
      location: 'Location',
      other: 'Other',
    } satisfies Record<DeclineReason, string>,
  },
  es: {
    subject: (job: string) => `Respuesta a su propuesta ${job}`,
    title: 'Su propuesta fue rechazada',
    text: (name: string, job: string) => `${name} no está interesado en ${job} por ahora.`,
    withheld: 'También hay una nota. Podrá leerla cuando desbloquee el perfil.',
    feedback: 'Comentario',
    note: 'Nota',
    button: 'Ver propuestas',
    reasons: {
      salary: 'Salario',
      benefits: 'Prestaciones',
      requirements: 'Requisitos',
      location: 'Ubicación',
      other: 'Otro',
    } satisfies Record<DeclineReason, string>,
  },
};

/** To the company: the seeker declined a briefing, with the feedback as far as it is open (BRF-07). */
export const briefingDeclinedMail: EmailTemplate = ({ feedback, subject: job, owner: { name } }, language) => {
  const word = words[language];
  const { reasons = [], reason, withheld } = feedback;
  return emailContent(language, {
    subject: word.subject(job),
    title: word.title,
    paragraphs: [word.text(name, job), ...(withheld ? [word.withheld] : [])],
    facts: [
      ...(reasons.length
        ? [{ label: word.feedback, value: reasons.map((each) => word.reasons[each]).join(', ') }]
        : []),
      ...(reason ? [{ label: word.note, value: reason }] : []),
    ],
    button: word.button,
    path: '/employees/briefings',
  });
};
