import type { EmailTemplate } from './access-event.ts';
import { emailContent } from './email-content.ts';

/** To the company that asked to join a project: the owner went another way. */
export const connectionDeclinedMail: EmailTemplate = ({ subject: project, owner: { name } }, language) => {
  const path = '/trade-partners/search-projects';
  if (language === 'es') {
    return emailContent(language, {
      subject: `Su solicitud para ${project}`,
      title: 'Esta vez no fue posible',
      paragraphs: [
        `Gracias por su interés en ${project}. ${name} decidió trabajar con otra empresa.`,
        'Cada día se publican nuevos proyectos cerca de usted.',
      ],
      button: 'Buscar proyectos',
      path,
    });
  }
  return emailContent(language, {
    subject: `Your request to join ${project}`,
    title: 'Not this one, this time',
    paragraphs: [
      `Thank you for your interest in ${project}. ${name} has decided to work with another company.`,
      'New projects near you are posted every day.',
    ],
    button: 'Find projects',
    path,
  });
};
