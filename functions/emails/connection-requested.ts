import type { EmailTemplate } from './access-event.ts';
import { emailContent } from './email-content.ts';

/** To the owner of a project: another company wants to join. */
export const connectionRequestedMail: EmailTemplate = ({ entry, subject: project, other: { name } }, language) => {
  const path = `/trade-partners/projects/${entry.subject}`;
  if (language === 'es') {
    return emailContent(language, {
      subject: `${name} quiere participar en ${project}`,
      title: 'Tiene una nueva solicitud de conexión',
      paragraphs: [`${name} quiere participar en su proyecto ${project}.`],
      button: 'Ver el proyecto',
      path,
    });
  }
  return emailContent(language, {
    subject: `${name} wants to join ${project}`,
    title: 'You have a new connection request',
    paragraphs: [`${name} would like to join your project ${project}.`],
    button: 'View the project',
    path,
  });
};
