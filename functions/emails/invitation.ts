import type { Language } from '@plumbline/shared/options/languages';
import type { Mail } from '../platform/mail.ts';
import { mailTemplate } from './email-layout.ts';

const words = {
  en: {
    subject: (company: string) => `${company} invites you to Plumbline`,
    title: 'Join your company',
    text: (company: string) =>
      `${company} would like you to work with them on Plumbline. Choose a password to join. The link works once and expires in 48 hours.`,
    action: 'Choose a password',
    footer: "Don't know this company? You can ignore this email.",
  },
  es: {
    subject: (company: string) => `${company} le invita a Plumbline`,
    title: 'Únase a su empresa',
    text: (company: string) =>
      `${company} quiere trabajar con usted en Plumbline. Elija una contraseña para unirse. El enlace funciona una vez y durante 48 horas.`,
    action: 'Elegir una contraseña',
    footer: '¿No conoce esta empresa? Entonces no tiene que hacer nada.',
  },
};

/** The name is the company's own word and stands in quotes; it is one line, whatever a company is called. */
const quoted = (name: string): string => `“${name.replace(/[“”"]/g, "'").replace(/\s+/g, ' ').trim()}”`;

export const invitationMail = (to: string, company: string, link: string, language: Language): Mail => {
  const { subject, title, text, action, footer } = words[language];
  return {
    to,
    subject: subject(quoted(company)),
    ...mailTemplate({ language, title, paragraphs: [text(quoted(company))], action: { label: action, link }, footer }),
  };
};
