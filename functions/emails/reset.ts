import type { Language } from '@plumbline/shared/options/languages';
import type { Mail } from '../platform/mail.ts';
import { mailTemplate } from './email-layout.ts';

const words = {
  en: {
    subject: 'Choose a new Plumbline password',
    title: 'Choose a new password',
    text: 'Somebody asked for a new password for your account. The link works once and expires in one hour.',
    action: 'Choose a password',
    footer: "Wasn't you? You can ignore this email; your password stays as it is.",
  },
  es: {
    subject: 'Elija una nueva contraseña de Plumbline',
    title: 'Elija una nueva contraseña',
    text: 'Alguien pidió una nueva contraseña para su cuenta. El enlace funciona una vez y durante una hora.',
    action: 'Elegir una contraseña',
    footer: '¿No fue usted? Entonces no tiene que hacer nada; su contraseña no cambia.',
  },
};

export const resetMail = (to: string, link: string, language: Language): Mail => {
  const { subject, title, text, action, footer } = words[language];
  return {
    to,
    subject,
    ...mailTemplate({ language, title, paragraphs: [text], action: { label: action, link }, footer }),
  };
};
