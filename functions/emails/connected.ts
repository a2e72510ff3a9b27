import type { Language } from '@plumbline/shared/options/languages';
import type { AccessEvent, EmailTemplate, Party } from './access-event.ts';
import { emailContent } from './email-content.ts';

const labels = {
  en: { name: 'Name', phone: 'Phone', email: 'Email' },
  es: { name: 'Nombre', phone: 'Teléfono', email: 'Correo electrónico' },
};

/** PRO-38, PRO-39: a way to reach somebody stands here only where it is open to the reader. */
const factsOf = ({ name, contact }: Party, language: Language) => {
  const label = labels[language];
  return [
    { label: label.name, value: name },
    ...(contact?.phone ? [{ label: label.phone, value: contact.phone }] : []),
    ...(contact ? [{ label: label.email, value: contact.email }] : []),
  ];
};

const pathTo = ({ id, isSeeker }: Party): string => `/profile/${id}/${isSeeker ? 'jobSeeker' : 'provider'}`;

/** To each side of a granted entry: how to reach the other one, which is `partner` (APP-27). */
export const connectedMail =
  (partner: keyof Pick<AccessEvent, 'owner' | 'other'>): EmailTemplate =>
  (event, language) => {
    const party = event[partner];
    const text = { facts: factsOf(party, language), path: pathTo(party) };
    if (language === 'es') {
      return emailContent(language, {
        subject: `Ahora está en contacto con ${party.name}`,
        title: 'Felicidades, ahora están en contacto',
        paragraphs: [`Se trata de ${event.subject}. Así puede comunicarse con ${party.name}:`],
        button: 'Ver el perfil',
        ...text,
      });
    }
    return emailContent(language, {
      subject: `You are now connected with ${party.name}`,
      title: 'Congratulations, you are now connected',
      paragraphs: [`This is about ${event.subject}. Here is how to reach ${party.name}:`],
      button: 'View the profile',
      ...text,
    });
  };
