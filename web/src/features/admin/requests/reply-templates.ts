import type { Language } from '@plumbline/shared/options/languages';
import { msg } from '../../../lib/msg.ts';

type ReplyTemplate = {
  /** The name of the template in the list, not yet translated. */
  name: string;
  /** The text in the language of the sender, which isn't always that of the staff member. */
  text: Readonly<Record<Language, string>>;
};

/** Texts to begin a reply with. Staff change them before they send them. */
export const replyTemplates = {
  facts: {
    name: msg('More facts needed'),
    text: {
      en: 'Which job or company is it about, and what did you see on the screen? The button below brings your answer to us.',
      es: '¿De qué empleo o empresa se trata, y qué vio en la pantalla? El botón de abajo nos trae su respuesta.',
    },
  },
  setUp: {
    name: msg('New set-up link'),
    text: {
      en: 'We sent a new set-up link to this address. It works once and for 48 hours.',
      es: 'Enviamos un nuevo enlace de configuración a esta dirección. Funciona una vez y durante 48 horas.',
    },
  },
  receipt: {
    name: msg('Where receipts are'),
    text: {
      en: 'Your receipts are under Toolbox, Billing. Each has a page of its own to print or save.',
      es: 'Sus recibos están en Herramientas, Facturación. Cada uno tiene una página para imprimir o guardar.',
    },
  },
  unreachable: {
    name: msg('Worker not reached'),
    text: {
      en: 'Report the unlock within 7 days, on the profile of the worker. We check the phone number and the email, answer within three business days, and refund it if neither works.',
      es: 'Reporte el desbloqueo dentro de 7 días, en el perfil del trabajador. Revisamos el teléfono y el correo, respondemos en tres días hábiles y le reembolsamos si ninguno funciona.',
    },
  },
  colleague: {
    name: msg('Second user'),
    text: {
      en: 'Yes. Invite them under Toolbox, Users Management. Each user signs in with an email and password of their own.',
      es: 'Sí. Invítelos en Herramientas, Usuarios. Cada usuario inicia sesión con su propio correo y contraseña.',
    },
  },
} as const satisfies Record<string, ReplyTemplate>;

export type ReplyTemplateName = keyof typeof replyTemplates;
