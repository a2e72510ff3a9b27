import type { en } from './en.ts';
import { staffEs } from './staff-es.ts';

type Words = { subject: string; title: string; paragraphs: readonly string[]; button: string };

export const es: Record<keyof typeof en, Words> = {
  ...staffEs,
  applicationDeclined: {
    subject: 'Su solicitud para {{job}}',
    title: 'Esta vez no fue posible',
    paragraphs: [
      '{{name}} eligió a otra persona para {{job}}. Esto no dice nada malo de su trabajo.',
      'Cada día se publican nuevos empleos cerca de usted.',
    ],
    button: 'Buscar empleos',
  },
  applicationReceived: {
    subject: 'Nueva solicitud para {{job}}',
    title: 'Tiene una nueva solicitud',
    paragraphs: [
      '{{name}} solicitó el empleo {{job}}.',
      'Revise el perfil y responda mientras el interés está fresco.',
    ],
    button: 'Ver candidatos',
  },
  applicationsReceived: {
    subject: '{{count}} candidatos nuevos',
    title: '{{count}} candidatos nuevos',
    paragraphs: ['Enviaron su solicitud con pocos minutos de diferencia. Revise los perfiles y responda pronto.'],
    button: 'Ver sus empleos',
  },
  applicationsReceivedForJob: {
    subject: '{{count}} solicitudes nuevas para {{job}}',
    title: '{{count}} candidatos nuevos',
    paragraphs: ['Enviaron su solicitud para {{job}}. Revise los perfiles y responda pronto.'],
    button: 'Ver candidatos',
  },
  applicationSent: {
    subject: 'Envió su solicitud: {{job}}',
    title: 'Envió su solicitud para {{job}}',
    paragraphs: [
      '{{name}} tiene su solicitud. Le escribiremos cuando respondan.',
      'No pueden ver su nombre ni su número hasta que desbloqueen su perfil.',
    ],
    button: 'Seguir mi solicitud',
  },
  applicationWaits: {
    subject: '{{name}} espera su respuesta sobre {{job}}',
    title: 'Un candidato espera su respuesta',
    paragraphs: [
      '{{name}} presentó su solicitud para {{job}} hace una semana.',
      'Un sí o un no ayuda a los dos a seguir adelante.',
    ],
    button: 'Ver candidatos',
  },
  briefingDeclined: {
    subject: 'Respuesta a su propuesta {{job}}',
    title: 'Su propuesta fue rechazada',
    paragraphs: ['{{name}} no está interesado en {{job}} por ahora.'],
    button: 'Ver propuestas',
  },
  briefingReceived: {
    subject: '{{name}} le envió una propuesta de empleo',
    title: '{{name}} quiere trabajar con usted',
    paragraphs: [
      '{{name}} le envió una propuesta: {{job}}.',
      'Si le interesa, ambos recibirán los datos de contacto del otro. Si no, diga brevemente por qué.',
    ],
    button: 'Ver la propuesta',
  },
  briefingWaits: {
    subject: '{{name}} espera su respuesta',
    title: 'Una propuesta espera su respuesta',
    paragraphs: ['{{name}} le envió una propuesta hace tres días: {{job}}.', 'Un sí o un no toma un minuto.'],
    button: 'Ver la propuesta',
  },
  connected: {
    subject: 'Ahora está en contacto con {{name}}',
    title: 'Felicidades, ahora están en contacto',
    paragraphs: ['Se trata de {{subject}}. Así puede comunicarse con {{name}}:'],
    button: 'Ver el perfil',
  },
  connectionDeclined: {
    subject: 'Su solicitud para {{project}}',
    title: 'Esta vez no fue posible',
    paragraphs: [
      'Gracias por su interés en {{project}}. {{name}} decidió trabajar con otra empresa.',
      'Cada día se publican nuevos proyectos cerca de usted.',
    ],
    button: 'Buscar proyectos',
  },
  connectionRequested: {
    subject: '{{name}} quiere participar en {{project}}',
    title: 'Tiene una nueva solicitud de conexión',
    paragraphs: ['{{name}} quiere participar en su proyecto {{project}}.'],
    button: 'Ver el proyecto',
  },
  dataExport: {
    subject: 'Sus datos están listos para descargar',
    title: 'Sus datos están listos',
    paragraphs: ['Inicie sesión y descárguelos en su configuración hasta el {{date}}. Después borramos esta copia.'],
    button: 'Abrir la configuración',
  },
  termsChanged: {
    subject: 'Cambiamos nuestros términos',
    title: 'Nuestros términos cambiaron',
    paragraphs: [
      'Plumbline tiene nuevos Términos del servicio y una nueva Política de privacidad, del {{date}}. Lo nuevo:',
    ],
    button: 'Leer los términos',
  },
  interestEnds: {
    subject: '{{project}}: puede pedirlo hasta el {{date}}',
    title: 'El último día se acerca',
    paragraphs: [
      '{{name}} acepta solicitudes para el proyecto {{project}} hasta el {{date}}.',
      'Si le interesa, dígalo antes. Si no, no tiene que hacer nada.',
    ],
    button: 'Ver el proyecto',
  },
  invitationReceived: {
    subject: '{{name}} le invita a {{project}}',
    title: 'Le invitan a un proyecto',
    paragraphs: [
      '{{name}} quiere contar con usted en {{project}}.',
      '¿Le interesa? Dígalo, y ambos verán el teléfono y el correo del otro. Es gratis.',
    ],
    button: 'Ver el proyecto',
  },
  invitationsReceived: {
    subject: 'Le invitan a {{count}} proyectos',
    title: '{{count}} invitaciones a proyectos',
    paragraphs: ['¿Le interesa? Dígalo, y ambos verán el teléfono y el correo del otro. Es gratis.'],
    button: 'Ver sus invitaciones',
  },
  interviewProposed: {
    subject: 'Entrevista para {{job}}: elija una hora',
    title: 'Elija una hora para la entrevista',
    paragraphs: ['Estas son las horas propuestas. Elija una, proponga otras o diga que ninguna le sirve.'],
    button: 'Ver las horas',
  },
  interviewAgreed: {
    subject: 'Entrevista para {{job}}: la hora está fijada',
    title: 'La entrevista está fijada',
    paragraphs: ['Agréguela a su calendario en su página. Le recordamos el día antes y 2 horas antes.'],
    button: 'Ver la entrevista',
  },
  interviewDeclined: {
    subject: 'Entrevista para {{job}}: ninguna hora sirve',
    title: 'Ninguna de las horas sirve',
    paragraphs: ['Proponga otras horas o llame para encontrar una.'],
    button: 'Proponer otras horas',
  },
  interviewCanceled: {
    subject: 'La entrevista para {{job}} está cancelada',
    title: 'La entrevista está cancelada',
    paragraphs: ['En la página de la entrevista hay un archivo que la quita de su calendario.'],
    button: 'Ver qué pasó',
  },
  interviewClosed: {
    subject: 'La entrevista para {{job}} está cancelada',
    title: 'La entrevista está cancelada',
    paragraphs: ['Por favor, no vaya. Quítela de su calendario.'],
    button: 'Abrir Plumbline',
  },
  interviewComing: {
    subject: 'Recordatorio: entrevista para {{job}}',
    title: 'Su entrevista está cerca',
    paragraphs: ['¿No puede ir? Muévala o cancélela ahora, para que no lo esperen.'],
    button: 'Ver la entrevista',
  },
  invitationDeclined: {
    subject: '{{name}} no participará en {{project}}',
    title: 'Una empresa rechazó su invitación',
    paragraphs: ['{{name}} no está disponible para su proyecto {{project}}.'],
    button: 'Ver el proyecto',
  },
  messagesWait: {
    subject: 'Mensajes nuevos de {{name}}',
    title: 'Mensajes nuevos de {{name}}',
    paragraphs: ['{{waiting}} Lea y responda en Plumbline.'],
    button: 'Leer y responder',
  },
  reachQuestion: {
    subject: '¿Pudo comunicarse con {{name}}?',
    title: '¿Pudo comunicarse con {{name}}?',
    paragraphs: [
      'Desbloqueó el perfil de {{name}} hace tres días.',
      'Si ni el teléfono ni el correo funcionan, díganoslo ahora: se puede reportar hasta 7 días después del pago.',
    ],
    button: 'Responder',
  },
  windowEnded: {
    subject: 'Ya puede contactar a {{name}}',
    title: 'Ya puede contactar a {{name}}',
    paragraphs: [
      'Terminó el acceso prioritario de otra empresa.',
      'Su empresa pidió que le avisáramos. Ahora puede desbloquear el perfil, enviar un empleo o enviar una propuesta.',
    ],
    button: 'Ver el perfil',
  },
  documentExpires: {
    subject: 'Vence pronto, el {{date}}: {{document}}',
    title: 'Pronto vence una de sus licencias o tarjetas',
    paragraphs: [
      'Vigencia hasta el {{date}}: {{document}}.',
      'Cuando la renueve, ingrese la nueva fecha. Quienes miran su perfil ven si está vigente.',
    ],
    button: 'Ingresar la nueva fecha',
  },
  jobReceived: {
    subject: '{{company}} le envió un empleo',
    title: '{{company}} le envió un empleo',
    paragraphs: ['Creen que va con usted. Envíe su solicitud con un toque.'],
    button: 'Ver el empleo',
  },
  newMatch: {
    subject: '{{heading}}',
    title: '{{heading}}',
    paragraphs: ['Este empleo va con su oficio y su zona:'],
    button: 'Ver el empleo',
  },
  newMatches: {
    subject: '{{heading}}',
    title: '{{heading}}',
    paragraphs: ['Estos empleos van con sus oficios y su zona:'],
    button: 'Ver sus coincidencias',
  },
  savedSearch: {
    subject: '{{heading}}',
    title: '{{heading}}',
    paragraphs: ['Nuevo en su búsqueda guardada "{{name}}":'],
    button: 'Abrir esta búsqueda',
  },
  jobPosted: {
    subject: '{{job}} ya está publicado',
    title: 'Su empleo está publicado',
    paragraphs: [
      '{{job}} ya está publicado. Todavía no coincide ningún trabajador de la zona. Le escribiremos cuando coincida uno.',
    ],
    button: 'Ver el empleo',
  },
  jobPostedWithMatches: {
    subject: '{{job}} ya está publicado: {{matches}}',
    title: 'Su empleo está publicado',
    paragraphs: [
      '{{job}} ya está publicado. Hay trabajadores de la zona que tienen el oficio y buscan este tipo de empleo: {{matches}} hasta ahora.',
    ],
    button: 'Ver coincidencias',
  },
  jobUnpaid: {
    subject: '{{job}} todavía no está publicado',
    title: 'Su empleo espera a que lo publique',
    paragraphs: ['Redactó {{job}} hace dos días. Los trabajadores lo verán cuando usted lo publique.'],
    button: 'Publicar el empleo',
  },
  jobMatches: {
    subject: 'Nuevas coincidencias para {{job}}',
    title: 'Nuevas coincidencias para {{job}}',
    paragraphs: ['Estos trabajadores de su zona tienen el oficio y buscan este tipo de empleo:'],
    button: 'Ver coincidencias',
  },
  jobsMatches: {
    subject: 'Nuevas coincidencias para sus empleos',
    title: 'Nuevas coincidencias para sus empleos',
    paragraphs: ['Trabajadores de su zona tienen el oficio y buscan este tipo de empleo:'],
    button: 'Ver sus empleos',
  },
  paymentFulfilled: {
    subject: 'Recibo de {{product}}',
    title: 'Gracias por su pago',
    paragraphs: ['Recibimos {{amount}} por {{product}}.'],
    button: 'Ver el recibo',
  },
  paymentRefunded: {
    subject: 'Reembolso de {{product}}',
    title: 'Su pago fue reembolsado',
    paragraphs: ['Le devolvimos {{amount}} por {{product}}. Su banco puede tardar unos días en mostrarlo.'],
    button: 'Ver el recibo',
  },
  paymentPartlyRefunded: {
    subject: 'Reembolso de {{product}}',
    title: 'Le devolvimos una parte de su pago',
    paragraphs: [
      'Le devolvimos {{amount}} de los {{price}} que pagó por {{product}}. Usted conserva lo que compró. Su banco puede tardar unos días en mostrar el dinero.',
    ],
    button: 'Ver el recibo',
  },
  paymentDisputed: {
    subject: 'Pago en disputa: {{product}}',
    title: 'Su pago está en disputa',
    paragraphs: [
      'Su banco indica que el pago de {{amount}} por {{product}} está en disputa. Si es un error, avise a su banco.',
    ],
    button: 'Ver el recibo',
  },
  paymentLost: {
    subject: 'Pago en disputa: {{product}}',
    title: 'Su dinero fue devuelto',
    paragraphs: ['La disputa por {{product}} terminó y su banco le devolvió {{amount}}.'],
    button: 'Ver el recibo',
  },
  positionFilled: {
    subject: '{{job}}: puesto cubierto',
    title: 'Este puesto ya está cubierto',
    paragraphs: [
      '{{name}} ya cubrió el puesto {{job}}. Gracias por su solicitud.',
      'Cada día se publican nuevos empleos cerca de usted.',
    ],
    button: 'Buscar empleos',
  },
  setUp: {
    subject: 'Configure su cuenta de Plumbline',
    title: 'Configure su cuenta',
    paragraphs: ['Elija una contraseña para terminar el registro. El enlace funciona una vez y durante 48 horas.'],
    button: 'Elegir una contraseña',
  },
  setUpForJob: {
    subject: 'Termine su solicitud para {{job}}',
    title: 'Termine su solicitud para {{job}}',
    paragraphs: [
      'Elija una contraseña y llene un perfil corto. Después se envía su solicitud.',
      'El enlace funciona una vez y durante 48 horas. Puede abrirlo en cualquier teléfono o computadora.',
    ],
    button: 'Terminar mi solicitud',
  },
  changeEmail: {
    subject: 'Confirme su nuevo correo electrónico',
    title: 'Confirme su nuevo correo electrónico',
    paragraphs: [
      'Use esta dirección para entrar y recibir nuestros correos. El enlace funciona una vez y vence en una hora.',
    ],
    button: 'Usar esta dirección',
  },
  emailChanged: {
    subject: 'Se cambió su correo electrónico',
    title: 'Se cambió su correo electrónico',
    paragraphs: [
      'Su cuenta de Plumbline tiene otro correo electrónico. Con este ya no puede entrar.',
      '¿No fue usted? Avísenos enseguida: abra Plumbline y elija Ayuda.',
    ],
    button: 'Abrir Plumbline',
  },
  reset: {
    subject: 'Elija una nueva contraseña de Plumbline',
    title: 'Elija una nueva contraseña',
    paragraphs: ['Alguien pidió una nueva contraseña para su cuenta. El enlace funciona una vez y durante una hora.'],
    button: 'Elegir una contraseña',
  },
  invitationOfCompany: {
    subject: '{{company}} lo agregó a su empresa en Plumbline',
    title: 'Únase a su empresa',
    paragraphs: [
      '{{company}} lo agregó a su empresa en Plumbline. Elija una contraseña para unirse. El enlace funciona una vez y durante 48 horas.',
    ],
    button: 'Elegir una contraseña',
  },
  invitation: {
    subject: '{{name}} lo agregó a {{company}}',
    title: 'Únase a su empresa',
    paragraphs: [
      '{{name}} lo agregó a {{company}} en Plumbline. Elija una contraseña para unirse. El enlace funciona una vez y durante 48 horas.',
    ],
    button: 'Elegir una contraseña',
  },
};
