import { EXPORT_DAYS, NOTIFICATION_DAYS, PENDING_ACCOUNT_DAYS } from '../../options/limits.ts';
import { limitedEntities } from './stored-days.ts';

type Text = { readonly en: string; readonly es: string };

/** How long data of a kind is stored, and why. `leaves` says that the deletion of the account leaves it. */
export type Retention = { what: Text; time: Text; why: Text; leaves?: true };

const untilDeleted = { en: 'Until you delete your account', es: 'Hasta que usted elimine su cuenta' };
const twoYears = { en: '2 years', es: '2 años' };
const sevenYears = { en: '7 years', es: '7 años' };

/** The kinds of data in the order of the privacy page, which shows this table. */
export const retention = {
  account: {
    what: { en: 'Account, profile, files and settings', es: 'Cuenta, perfil, archivos y configuración' },
    time: untilDeleted,
    why: { en: 'You use them here.', es: 'Usted los usa aquí.' },
  },
  signUps: {
    what: { en: 'Sign-ups that were never confirmed', es: 'Registros que nunca se confirmaron' },
    time: { en: `${PENDING_ACCOUNT_DAYS} days`, es: `${PENDING_ACCOUNT_DAYS} días` },
    why: { en: 'So you can ask for the link again.', es: 'Para que pueda pedir el enlace otra vez.' },
  },
  links: {
    what: { en: 'Links to confirm or change something', es: 'Enlaces para confirmar o cambiar algo' },
    time: { en: '1 to 48 hours', es: 'De 1 a 48 horas' },
    why: { en: 'A link works once.', es: 'Cada enlace funciona una vez.' },
  },
  entries: {
    what: {
      en: 'Applications, briefings and requests, also declined ones',
      es: 'Solicitudes y propuestas de empleo, también las rechazadas',
    },
    time: {
      en: 'Until one side deletes the account. The other side keeps the date and the answer, without words.',
      es: 'Hasta que una de las partes elimine su cuenta. La otra parte conserva la fecha y la respuesta, sin textos.',
    },
    why: {
      en: 'Both sides need to know where they stand, and nobody is asked twice.',
      es: 'Las dos partes necesitan saber en qué quedaron, y a nadie se le pregunta dos veces.',
    },
    leaves: true,
  },
  posts: {
    what: { en: 'Jobs and projects', es: 'Empleos y proyectos' },
    time: {
      en: 'Until the company closes. Then they are closed, and people who applied still see name and place.',
      es: 'Hasta que la empresa cierre. Entonces se cierran, y quienes solicitaron todavía ven el nombre y el lugar.',
    },
    why: { en: 'People who applied keep their record.', es: 'Quienes solicitaron conservan su historial.' },
    leaves: true,
  },
  matches: {
    what: { en: 'Matches and saved jobs', es: 'Coincidencias y empleos guardados' },
    time: {
      en: 'Until they end or you delete your account',
      es: 'Hasta que terminen o usted elimine su cuenta',
    },
    why: { en: 'To show you what fits.', es: 'Para mostrarle lo que le conviene.' },
  },
  messages: {
    what: { en: 'Messages and their files', es: 'Mensajes y sus archivos' },
    time: { en: 'Until one of the two deletes the account', es: 'Hasta que una de las dos partes elimine su cuenta' },
    why: { en: 'It is what you two agreed on.', es: 'Es lo que acordaron entre ustedes.' },
  },
  unlocks: {
    what: {
      en: 'Who unlocked whom, notes and stages of companies',
      es: 'Quién desbloqueó a quién, notas y etapas de las empresas',
    },
    time: {
      en: 'Until the company closes. When you delete your account, your name, phone and email are gone at once.',
      es: 'Hasta que la empresa cierre. Cuando usted elimina su cuenta, su nombre, teléfono y correo desaparecen de inmediato.',
    },
    why: { en: 'It is the record of what a company paid for.', es: 'Es el registro de lo que pagó una empresa.' },
    leaves: true,
  },
  views: {
    what: {
      en: 'Which jobs, projects and plans were opened, and the activity of your posts',
      es: 'Qué empleos, proyectos y planos se abrieron, y la actividad de sus publicaciones',
    },
    time: twoYears,
    why: { en: 'For the numbers that companies see.', es: 'Para los números que ven las empresas.' },
    leaves: true,
  },
  notifications: {
    what: { en: 'Notifications and reminders', es: 'Notificaciones y recordatorios' },
    time: {
      en: `${NOTIFICATION_DAYS} days. Yours go with your account; other people keep theirs about you, without your name.`,
      es: `${NOTIFICATION_DAYS} días. Los suyos se van con su cuenta; otras personas conservan los que hablan de usted, sin su nombre.`,
    },
    why: { en: 'To read them later.', es: 'Para leerlos más tarde.' },
    leaves: true,
  },
  support: {
    what: { en: 'Requests to Support', es: 'Consultas a Soporte' },
    time: {
      en: '2 years after the last reply. The record of what our staff wrote stays 7 years.',
      es: '2 años después de la última respuesta. El registro de lo que escribió nuestro personal se conserva 7 años.',
    },
    why: { en: 'To follow up on a question.', es: 'Para dar seguimiento a una consulta.' },
    leaves: true,
  },
  reports: {
    what: { en: 'Reports and signs of fraud', es: 'Reportes y señales de fraude' },
    time: { en: 'Up to 2 years after the last change', es: 'Hasta 2 años después del último cambio' },
    why: { en: 'To recognize people who do it again.', es: 'Para reconocer a quien lo vuelve a hacer.' },
    leaves: true,
  },
  purchases: {
    what: { en: 'Payments and receipts', es: 'Pagos y recibos' },
    time: sevenYears,
    why: { en: 'Tax law asks for it.', es: 'La ley fiscal lo exige.' },
    leaves: true,
  },
  staff: {
    what: {
      en: 'What our staff did to an account, with their notes and replies',
      es: 'Lo que nuestro personal hizo con una cuenta, con sus notas y respuestas',
    },
    time: sevenYears,
    why: { en: 'To prove and check decisions.', es: 'Para probar y revisar decisiones.' },
    leaves: true,
  },
  copies: {
    what: { en: 'Copies of your data that you asked for', es: 'Copias de sus datos que usted pidió' },
    time: { en: `${EXPORT_DAYS} days`, es: `${EXPORT_DAYS} días` },
    why: { en: 'So you can download them.', es: 'Para que pueda descargarlas.' },
  },
  marks: {
    what: {
      en: 'A mark that an account was deleted: a number and a date',
      es: 'Una marca de que se eliminó una cuenta: un número y una fecha',
    },
    time: { en: 'For good', es: 'Para siempre' },
    why: { en: 'So that others learn that it is gone.', es: 'Para que otros sepan que ya no existe.' },
    leaves: true,
  },
  mails: {
    what: {
      en: 'Which emails we sent to your address, without their text',
      es: 'Qué correos enviamos a su dirección, sin su texto',
    },
    time: {
      en: 'Up to 90 days. The list for our staff is gone when you delete your account.',
      es: 'Hasta 90 días. La lista para nuestro personal desaparece cuando usted elimina su cuenta.',
    },
    why: {
      en: 'To see what became of an email that you miss, and to send none twice.',
      es: 'Para ver qué pasó con un correo que usted espera, y para no enviar ninguno dos veces.',
    },
    leaves: true,
  },
  technical: {
    what: {
      en: 'Counters, limits and marks against sending something twice',
      es: 'Contadores, límites y marcas para no enviar algo dos veces',
    },
    time: { en: 'Up to 90 days', es: 'Hasta 90 días' },
    why: { en: 'To keep the service safe.', es: 'Para proteger el servicio.' },
    leaves: true,
  },
  logs: {
    what: {
      en: 'Requests to our servers, with their network address',
      es: 'Conexiones a nuestros servidores, con su dirección de red',
    },
    time: { en: '90 days', es: '90 días' },
    why: { en: 'To find faults and attacks.', es: 'Para encontrar fallas y ataques.' },
    leaves: true,
  },
  backups: {
    what: { en: 'Backups', es: 'Copias de seguridad' },
    time: { en: '35 days', es: '35 días' },
    why: { en: 'To recover from a loss.', es: 'Para recuperarnos de una pérdida.' },
    leaves: true,
  },
  product: {
    what: { en: 'Totals that name no one', es: 'Totales que no nombran a nadie' },
    time: { en: 'For good', es: 'Para siempre' },
    why: { en: 'To see how Plumbline does.', es: 'Para ver cómo va Plumbline.' },
    leaves: true,
  },
} as const satisfies Record<string, Retention>;
export type RetentionKind = keyof typeof retention;

/** The kind of each entity. */
export const retentionOf: Readonly<Record<string, RetentionKind>> = {
  ...limitedEntities,
  User: 'account',
  Agreement: 'account',
  AddressMark: 'account',
  EmailClaim: 'account',
  AccountListing: 'account',
  DocumentExpiry: 'account',
  NotificationSettings: 'account',
  NotificationsRead: 'account',
  PushEndpoint: 'account',
  SeekerProfile: 'account',
  ProfileText: 'account',
  ProfileFiles: 'account',
  Student: 'account',
  Invitation: 'account',
  Block: 'account',
  SavedSearch: 'account',
  PendingAccount: 'signUps',
  AccountKey: 'links',
  PasswordPermit: 'links',
  AccessEntry: 'entries',
  Connection: 'entries',
  Interview: 'entries',
  ProjectInvitation: 'entries',
  ProjectTie: 'entries',
  SentJobPost: 'entries',
  CompanyProfile: 'posts',
  CompanyOwners: 'posts',
  CompanyJobCounts: 'posts',
  Job: 'posts',
  JobCounters: 'posts',
  JobText: 'posts',
  PublicJob: 'posts',
  Project: 'posts',
  ProjectCounters: 'posts',
  ProjectPlans: 'posts',
  ProjectText: 'posts',
  Match: 'matches',
  MatchDigestEntry: 'matches',
  ProjectMatch: 'matches',
  SavedJob: 'matches',
  SearchMailClaims: 'matches',
  SeekerActivity: 'matches',
  SeekerActivityCounts: 'matches',
  Conversation: 'messages',
  Message: 'messages',
  SentMessage: 'messages',
  Attachment: 'messages',
  ApplicantNote: 'unlocks',
  ApplicantStage: 'unlocks',
  ContactAccess: 'unlocks',
  PriorityAccess: 'unlocks',
  PriorityCheckout: 'unlocks',
  PriorityHold: 'unlocks',
  Notification: 'notifications',
  Reminder: 'notifications',
  JobTextPrint: 'reports',
  Purchase: 'unlocks',
  StripeCustomer: 'unlocks',
  DataExport: 'copies',
  EndedAccount: 'marks',
  Absence: 'marks',
  MatchExclusion: 'marks',
  ProjectMatchExclusion: 'marks',
  IdempotencyRecord: 'mails',
  MatchExpiry: 'technical',
  ProjectMatchExpiry: 'technical',
  RateCounter: 'technical',
  DayCount: 'product',
  MigrationProgress: 'product',
  MigrationRecord: 'product',
  Product: 'product',
  ProductChange: 'product',
  Referral: 'product',
  ScheduleProgress: 'product',
  Setting: 'product',
};

/** Whether the deletion of an account leaves items of an entity that name it by an id. */
export const isLeft = (entity: string): boolean =>
  (retention[retentionOf[entity] ?? 'account'] as Retention).leaves === true;
