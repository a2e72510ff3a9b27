import { escapeHtml } from '@plumbline/shared/domain/text/escape-html';
import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { OptionalKind } from '@plumbline/shared/options/notification-kinds';
import { paths } from '@plumbline/shared/options/paths';
import { environment } from '../../platform/environment.ts';

const words = {
  en: {
    question: 'Turn off these emails?',
    asked: (about: string) => `You get emails about ${about}.`,
    button: 'Turn them off',
    title: 'These emails are off',
    text: (about: string) => `You won't get emails about ${about}.`,
    link: 'Change it in your settings',
    invalid: 'This link is no longer valid',
    invalidText: "It's damaged, the email is too old, or you deleted the search it was about.",
    busy: 'Too many attempts',
    busyText: 'Please try again later.',
    failed: 'Something went wrong',
    failedText: 'Please try again in a few minutes.',
    signIn: 'Sign in to change your settings',
    search: (name: string) => `new jobs in your search "${name}"`,
    kinds: {
      newApplicant: 'new applicants',
      interview: 'interviews',
      applicationAnswered: 'answers to your applications',
      briefingReceived: 'job briefings',
      briefingAnswered: 'answers to your job briefings',
      jobReceived: 'jobs that companies send you',
      newMatch: 'new matches',
      projectConnection: 'project connections',
      connectionAccepted: 'accepted connections',
      documentExpires: 'licenses that expire',
      reachQuestion: 'whether you reached somebody you unlocked',
      windowEnded: 'priority access that ended',
      jobUnpaid: 'jobs you wrote and did not publish',
      messageReceived: 'messages you have not read',
    },
  },
  es: {
    question: '¿Desactivar estos correos?',
    asked: (about: string) => `Recibe correos sobre ${about}.`,
    button: 'Desactivarlos',
    title: 'Estos correos están desactivados',
    text: (about: string) => `Ya no recibirá correos sobre ${about}.`,
    link: 'Cambiarlo en su configuración',
    invalid: 'Este enlace ya no es válido',
    invalidText: 'Está dañado, el correo es demasiado antiguo o usted borró la búsqueda de la que trataba.',
    busy: 'Demasiados intentos',
    busyText: 'Inténtelo de nuevo más tarde.',
    failed: 'Algo salió mal',
    failedText: 'Inténtelo de nuevo en unos minutos.',
    signIn: 'Inicie sesión para cambiar su configuración',
    search: (name: string) => `nuevos empleos en su búsqueda "${name}"`,
    kinds: {
      newApplicant: 'nuevos candidatos',
      interview: 'entrevistas',
      applicationAnswered: 'respuestas a sus solicitudes',
      briefingReceived: 'propuestas de empleo',
      briefingAnswered: 'respuestas a sus propuestas',
      jobReceived: 'empleos que le envían las empresas',
      newMatch: 'nuevas coincidencias',
      projectConnection: 'conexiones de proyectos',
      connectionAccepted: 'conexiones aceptadas',
      documentExpires: 'licencias que vencen',
      reachQuestion: 'si pudo comunicarse con quien desbloqueó',
      windowEnded: 'accesos prioritarios que terminaron',
      jobUnpaid: 'empleos que redactó y no publicó',
      messageReceived: 'mensajes que no ha leído',
    },
  },
} satisfies Record<string, { kinds: Record<OptionalKind, string> } & Record<string, unknown>>;

const style = `body{font:16px/1.55 Inter,system-ui,sans-serif;margin:0 auto;max-width:560px;padding:64px 16px;background:#F1F3F1;color:#141C1E}
h1{font-family:"Barlow Semi Condensed","Arial Narrow",sans-serif}a{color:#0E5383}
button{font:600 16px Inter,system-ui,sans-serif;min-height:44px;padding:0 24px;border:0;border-radius:4px;background:#0E5383;color:#fff;cursor:pointer}`;

type Language = keyof typeof words;

const page = (language: Language, title: string, content: string, link: string = words[language].link): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title} - Plumbline</title><style>${style}</style></head><body><main><h1>${title}</h1>${content}` +
  `<p><a href="${environment.siteUrl}${paths.toolbox.settings.path()}">${link}</a></p></main></body></html>`;

/** The subject of the e-mails to turn off: a kind of e-mail, or the name of a saved search. */
type About = OptionalKind | { search: string };

const wordsFor = (about: About, language: Language): string =>
  typeof about === 'string'
    ? words[language].kinds[about]
    : words[language].search(escapeHtml(outgoingText(about.search)));

/**
 * Returns the page behind the unsubscribe link of an e-mail. Its button posts to the same address. It has no scripts.
 */
export const unsubscribePage = (about: About, language: Language): string => {
  const { question, asked, button } = words[language];
  const form = `<form method="post"><button>${button}</button></form>`;
  return page(language, question, `<p>${asked(wordsFor(about, language))}</p>${form}`);
};

/** Returns the page that confirms that a kind of e-mail is off. */
export const unsubscribedPage = (about: About, language: Language): string => {
  const { title, text } = words[language];
  return page(language, title, `<p>${text(wordsFor(about, language))}</p>`);
};

/** Returns the page for a link that is damaged or too old, or a request that failed. */
export const unsubscribeErrorPage = (status: number, language: Language): string => {
  const { invalid, invalidText, busy, busyText, failed, failedText, signIn } = words[language];
  if (status === 429) return page(language, busy, `<p>${busyText}</p>`, signIn);
  return status < 500
    ? page(language, invalid, `<p>${invalidText}</p>`, signIn)
    : page(language, failed, `<p>${failedText}</p>`, signIn);
};
