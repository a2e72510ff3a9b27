import { siteOwner } from '../../lib/site-owner.ts';
import type { LegalSection } from './legal-page.tsx';

/** The Privacy Policy in Spanish, paragraph by paragraph as in English. */
export const privacyEs: readonly LegalSection[] = [
  {
    title: 'Quién es responsable',
    text: [
      `${siteOwner.name} ("nosotros") decide qué se guarda aquí y por qué. Puede contactarnos por medio de Soporte.`,
    ],
  },
  {
    title: 'Qué guardamos',
    text: [
      'Su cuenta: correo, nombre, una contraseña que nadie puede leer, su idioma, su configuración de correos, y qué versión de estos textos aceptó, cuándo y en qué idioma.',
      'Su perfil, tal como usted lo llena: de los trabajadores, oficios, experiencia, estudios, referencias, currículum y fotos; de las empresas, dirección, oficios, tamaño y fotos.',
      'Lo que hace aquí: empleos, proyectos, solicitudes, respuestas, vistas, coincidencias, notificaciones y cuándo estuvo activo por última vez.',
      'Compras: qué, cuándo, cuánto, y la marca y los últimos cuatro dígitos de la tarjeta. La tarjeta misma está en Stripe.',
      'Las conexiones a nuestros servidores con su dirección de red, durante 90 días, para proteger el servicio.',
    ],
  },
  {
    title: 'Para qué sirve',
    text: [
      'Para encontrar empleos, trabajadores y socios comerciales que encajen, ponerlos en contacto, cobrar pagos, responderle y evitar fraudes. No lo usamos para publicidad, y nadie más rastrea lo que usted hace en nuestras páginas.',
    ],
  },
  {
    title: 'Quién ve qué',
    text: [
      'Las empresas ven el perfil de un trabajador sin nombre, teléfono, correo, referencias ni textos libres hasta que pasa una de estas cosas: la empresa desbloquea el perfil, el trabajador acepta una propuesta de empleo o se acepta una solicitud. Un trabajador puede hacer privado su perfil; entonces las empresas no lo encuentran. También puede ocultar a todas las empresas si es veterano, su edad y su autorización de trabajo.',
      'Los perfiles de las empresas y los empleos publicados los ven los usuarios que iniciaron sesión. Los datos de contacto de una empresa los ven las personas con quienes está conectada.',
      'Nuestro personal ve lo que necesita para ayudarle y para revisar reportes. Solo lee los mensajes de una conversación que una de las dos partes reportó, y cada vez queda registrada.',
    ],
  },
  {
    title: 'Quién trabaja para nosotros',
    text: [
      'Amazon Web Services guarda los datos y envía nuestros correos, en Estados Unidos. Stripe cobra los pagos. Ambos pueden usar los datos solo para eso. Nunca vendemos datos.',
      'Entregamos datos a las autoridades solo cuando la ley nos obliga.',
    ],
  },
  {
    title: 'Qué guarda su navegador',
    text: [
      'Una cookie que mantiene abierta su sesión; es necesaria y los programas de la página no pueden leerla. En el almacenamiento local: quién inició sesión, borradores de formularios, filtros de búsqueda y su idioma. Todo menos el idioma se borra cuando cierra la sesión. No hay cookies de publicidad ni de estadísticas, así que no hay nada que aceptar.',
      'El registro está protegido contra robots con un cálculo en su navegador (ALTCHA); ningún dato suyo sale de la página para eso. En las páginas de pago, Stripe guarda sus propios datos para evitar fraudes.',
    ],
  },
  {
    title: 'Cuánto tiempo',
    text: ['Cada tipo de datos se borra solo cuando se cumple su plazo.'],
    hasRetention: true,
  },
  {
    title: 'Sus derechos',
    text: [
      'Usted puede ver y cambiar su perfil en cualquier momento, desactivar los correos en Configuración o con el enlace de cada uno, descargar ahí una copia de lo que guardamos y eliminar su cuenta, y pedir que se corrija cualquier dato. Escriba a Soporte desde su cuenta; respondemos en 30 días. Si no está de acuerdo con nuestra respuesta, escríbanos de nuevo y la revisamos otra vez. Viva donde viva, aquí tiene estos derechos.',
    ],
  },
  {
    title: 'Seguridad',
    text: [
      'Las conexiones y los datos guardados están cifrados, y quién puede ver qué lo decide el servidor, no su navegador. Si datos suyos llegan a manos equivocadas, le avisamos sin demora.',
    ],
  },
  {
    title: 'Jóvenes y cambios',
    text: [
      'Plumbline es para personas de 18 años o más. Si nos enteramos de que alguien menor tiene una cuenta, la eliminamos.',
      'Cuando este texto cambia de manera importante, le avisamos por correo y le pedimos que lo acepte. El cambio rige para usted 30 días después de nuestro correo, o antes si lo acepta antes.',
    ],
  },
];
