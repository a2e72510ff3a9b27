import type { Language } from '@plumbline/shared/options/languages';
import type { Mail } from '../platform/mail.ts';
import { mailTemplate } from './email-layout.ts';

const words = {
  en: {
    subject: 'Set up your Plumbline account',
    title: 'Set up your account',
    text: 'Choose a password to finish signing up. The link works once and expires in 48 hours.',
    action: 'Choose a password',
    footer: "Didn't sign up? You can ignore this email.",
  },
  es: {
    subject: 'Configure su cuenta de Plumbline',
    title: 'Configure su cuenta',
    text: 'Elija una contraseña para terminar el registro. El enlace funciona una vez y durante 48 horas.',
    action: 'Elegir una contraseña',
    footer: '¿No se registró? Entonces no tiene que hacer nada.',
  },
};

export const setUpMail = (to: string, link: string, language: Language): Mail => {
  const { subject, title, text, action, footer } = words[language];
  return {
    to,
    subject,
    ...mailTemplate({ language, title, paragraphs: [text], action: { label: action, link }, footer }),
  };
};
