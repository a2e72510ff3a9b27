import type { OptionalKind } from '@plumbline/shared/options/notification-kinds';
import { environment } from '../platform/environment.ts';

const words = {
  en: {
    title: 'These emails are off',
    text: (about: string) => `You won't get emails about ${about}.`,
    link: 'Change it in your settings',
    kinds: {
      newApplicant: 'new applicants',
      applicationAnswered: 'answers to your applications',
      briefingReceived: 'job briefings',
      briefingAnswered: 'answers to your job briefings',
      jobReceived: 'jobs that companies send you',
      newMatch: 'new matches',
      projectConnection: 'project connections',
      connectionAccepted: 'accepted connections',
    },
  },
  es: {
    title: 'Estos correos están desactivados',
    text: (about: string) => `Ya no recibirá correos sobre ${about}.`,
    link: 'Cambiarlo en su configuración',
    kinds: {
      newApplicant: 'nuevos solicitantes',
      applicationAnswered: 'respuestas a sus solicitudes',
      briefingReceived: 'propuestas de empleo',
      briefingAnswered: 'respuestas a sus propuestas',
      jobReceived: 'empleos que le envían las empresas',
      newMatch: 'nuevas coincidencias',
      projectConnection: 'conexiones de proyectos',
      connectionAccepted: 'conexiones aceptadas',
    },
  },
} satisfies Record<string, { kinds: Record<OptionalKind, string> } & Record<string, unknown>>;

const style = `body{font:16px/1.55 Inter,system-ui,sans-serif;margin:0 auto;max-width:560px;padding:64px 16px;background:#F1F3F1;color:#141C1E}
h1{font-family:"Barlow Semi Condensed","Arial Narrow",sans-serif}a{color:#0E5383}`;

/** What somebody sees who has turned off a kind of e-mail; a page without scripts. */
export const unsubscribedPage = (kind: OptionalKind, language: keyof typeof words): string => {
  const { title, text, link, kinds } = words[language];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title} | Plumbline</title><style>${style}</style></head><body><main><h1>${title}</h1>` +
    `<p>${text(kinds[kind])}</p><p><a href="${environment.siteUrl}/toolbox/settings">${link}</a></p></main></body></html>`
  );
};
