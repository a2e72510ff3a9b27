import type { Language } from '@plumbline/shared/options/languages';
import type { ExportReason, ExportSection } from './export-rules.ts';

/** The names of the exported entities for their owner, in the order of the index page. */
const entitiesEn = {
  User: 'Your account',
  Agreement: 'Terms you agreed to',
  NotificationSettings: 'Email settings',
  Notification: 'Notifications',
  SupportRequest: 'Requests to Support',
  DataExport: 'Copies of your data',
  SeekerProfile: 'Profile',
  CompanyProfile: 'Company profile',
  ProfileText: 'Texts of the profile',
  ProfileFiles: 'Photos, resume, licenses and cards',
  Job: 'Jobs you posted',
  JobText: 'Descriptions of your jobs',
  SavedJob: 'Saved jobs',
  SavedSearch: 'Saved searches',
  SeekerActivity: 'Your job activity',
  Match: 'Matches',
  SentJobPost: 'Jobs sent to a match',
  Activity: 'What happened on your jobs',
  CompanyDay: 'Views and applicants by day',
  AccessEntry: 'Applications, briefings and requests',
  Connection: 'Connections',
  ContactAccess: 'Contact details that are open to you',
  Block: 'Companies you blocked',
  Interview: 'Interviews',
  PriorityAccess: 'Priority access',
  Project: 'Projects',
  ProjectText: 'Descriptions of your projects',
  ProjectPlans: 'Plans of your projects',
  ProjectInvitation: 'Invitations to projects',
  ProjectMatch: 'Matching projects',
  ProjectTie: 'Requests to join projects',
  Conversation: 'Conversations',
  Message: 'Messages',
  Attachment: 'Files you sent',
  Payment: 'Payments',
  PaymentReport: 'Reports about a payment',
  Purchase: 'Purchases',
} as const;
export type ExportedName = keyof typeof entitiesEn;

type Words = {
  title: string;
  made: string;
  hint: string;
  entries: (count: number) => string;
  files: string;
  tooLarge: string;
  missing: string;
  leftOut: string;
  sections: Record<ExportSection, string>;
  entities: Record<ExportedName, string>;
  reasons: Record<ExportReason, string>;
};

export const exportWords: Record<Language, Words> = {
  en: {
    title: 'Your Plumbline data',
    made: 'Made on',
    hint: 'Each line opens a file that programs can read (JSON). Ids stand for jobs, companies and people.',
    entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
    files: 'Your files',
    tooLarge: 'Not in this copy because it would be too large. You can download it on Plumbline.',
    missing: 'Not in this copy because we no longer have this file.',
    leftOut: "What isn't in here",
    sections: {
      account: 'Account',
      profile: 'Profile',
      jobs: 'Jobs',
      contacts: 'Applications and contacts',
      projects: 'Projects',
      messages: 'Messages',
      payments: 'Payments',
    },
    entities: entitiesEn,
    reasons: {
      others: 'Names, contact details and notes of other people.',
      staff: 'Notes and decisions of our staff.',
      reports: 'Who reported something, and signs of fraud.',
      security: 'Secrets that keep your sign-in safe. Your password is never stored in a readable form.',
      technical: 'Keys, counters and dates that only the software uses.',
      copy: 'Lists and numbers that are made from what is in here.',
      unlisted:
        'Which jobs, projects and plans were opened, and which emails we sent. It is stored by job, project or email, not by person.',
      product: 'Settings of Plumbline itself, which concern no one.',
    },
  },
  es: {
    title: 'Sus datos de Plumbline',
    made: 'Preparado el',
    hint: 'Cada línea abre un archivo que los programas pueden leer (JSON). Los números de identificación representan empleos, empresas y personas.',
    entries: (count) => (count === 1 ? '1 dato' : `${count} datos`),
    files: 'Sus archivos',
    tooLarge: 'No está en esta copia porque sería demasiado grande. Puede descargarlo en Plumbline.',
    missing: 'No está en esta copia porque ya no tenemos este archivo.',
    leftOut: 'Lo que no está aquí',
    sections: {
      account: 'Cuenta',
      profile: 'Perfil',
      jobs: 'Empleos',
      contacts: 'Solicitudes y contactos',
      projects: 'Proyectos',
      messages: 'Mensajes',
      payments: 'Pagos',
    },
    entities: {
      User: 'Su cuenta',
      Agreement: 'Términos que aceptó',
      NotificationSettings: 'Configuración de correos',
      Notification: 'Notificaciones',
      SupportRequest: 'Consultas a Soporte',
      DataExport: 'Copias de sus datos',
      SeekerProfile: 'Perfil',
      CompanyProfile: 'Perfil de la empresa',
      ProfileText: 'Textos del perfil',
      ProfileFiles: 'Fotos, currículum, licencias y tarjetas',
      Job: 'Empleos que publicó',
      JobText: 'Descripciones de sus empleos',
      SavedJob: 'Empleos guardados',
      SavedSearch: 'Búsquedas guardadas',
      SeekerActivity: 'Su actividad con empleos',
      Match: 'Coincidencias',
      SentJobPost: 'Empleos enviados a una coincidencia',
      Activity: 'Lo que pasó en sus empleos',
      CompanyDay: 'Visitas y candidatos por día',
      AccessEntry: 'Solicitudes y propuestas de empleo',
      Connection: 'Conexiones',
      ContactAccess: 'Datos de contacto que usted puede ver',
      Block: 'Empresas que bloqueó',
      Interview: 'Entrevistas',
      PriorityAccess: 'Acceso prioritario',
      Project: 'Proyectos',
      ProjectText: 'Descripciones de sus proyectos',
      ProjectPlans: 'Planos de sus proyectos',
      ProjectInvitation: 'Invitaciones a proyectos',
      ProjectMatch: 'Proyectos que coinciden',
      ProjectTie: 'Solicitudes para unirse a proyectos',
      Conversation: 'Conversaciones',
      Message: 'Mensajes',
      Attachment: 'Archivos que envió',
      Payment: 'Pagos',
      PaymentReport: 'Reportes sobre un pago',
      Purchase: 'Compras',
    },
    reasons: {
      others: 'Nombres, datos de contacto y notas de otras personas.',
      staff: 'Notas y decisiones de nuestro personal.',
      reports: 'Quién reportó algo, y señales de fraude.',
      security: 'Secretos que protegen su inicio de sesión. Su contraseña nunca se guarda de forma legible.',
      technical: 'Claves, contadores y fechas que solo usa el programa.',
      copy: 'Listas y números que se calculan con lo que está aquí.',
      unlisted:
        'Qué empleos, proyectos y planos se abrieron, y qué correos enviamos. Se guarda por empleo, proyecto o correo, no por persona.',
      product: 'Configuración de Plumbline, que no trata de ninguna persona.',
    },
  },
};
