import { siteOwner } from '../../lib/site-owner.ts';
import type { LegalSection } from './legal-page.tsx';

/** The Terms of Service in Spanish, paragraph by paragraph as in English. */
export const termsEs: readonly LegalSection[] = [
  {
    title: 'Quiénes somos y qué es esto',
    text: [
      `Plumbline es operado por ${siteOwner.name} ("nosotros"). Es un mercado para la construcción y los oficios: las empresas publican empleos y proyectos, los trabajadores los encuentran y responden, y las empresas encuentran socios comerciales.`,
      'Al registrarse usted acepta estos términos. Si se registra para una empresa, declara que puede actuar en su nombre, y "usted" también significa la empresa.',
    ],
  },
  {
    title: 'Su cuenta',
    text: [
      'Para registrarse hay que tener 18 años o más. Sus datos deben ser verdaderos y suyos. Cada persona tiene una sola cuenta.',
      'No comparta su contraseña y avísenos de inmediato si otra persona puede tenerla. Una empresa puede invitar a varios usuarios. Cada uno inicia sesión con su propia cuenta, y la empresa responde por lo que hacen.',
    ],
  },
  {
    title: 'Lo que pagan los trabajadores',
    text: [
      'Nada. Buscar, enviar solicitudes, responder a una propuesta de empleo y aparecer en las búsquedas es gratis para los trabajadores.',
    ],
  },
  {
    title: 'Lo que pagan las empresas',
    text: [
      'Las empresas pagan por uso: por publicar un empleo, enviar un empleo a una coincidencia, desbloquear el perfil de un trabajador, enviar una propuesta de empleo y tener acceso prioritario a un trabajador calificado. No hay suscripción.',
      'El precio se muestra antes de pagar y se cobra una sola vez, en dólares estadounidenses, por medio de Stripe, nuestro proveedor de pagos. Nunca vemos ni guardamos el número completo de su tarjeta. Un precio puede cambiar para el futuro, nunca para lo que ya compró.',
      'No se puede comprar lo mismo dos veces: un perfil desbloqueado queda desbloqueado para su empresa.',
    ],
  },
  {
    title: 'Reembolsos',
    text: [
      'Si no funcionan ni el teléfono ni el correo, reporte el desbloqueo dentro de los 7 días después de la compra, en Facturación o escribiendo a Soporte desde su cuenta. Nuestro personal revisa el reporte, responde en 3 días hábiles y reembolsa el precio completo. El desbloqueo termina con el reembolso.',
      'Un pago que se cobró dos veces, o por algo que usted no recibió por una falla nuestra, se reembolsa en cualquier momento en que lo reporte.',
      'Todo lo demás se consume al entregarse y no se reembolsa: un empleo publicado, un empleo o una propuesta que se envió, y un acceso prioritario que ya comenzó. Una invitación rechazada no se reembolsa; usted verá el motivo.',
      'Los reembolsos se hacen a la tarjeta que se cobró y suelen llegar en 10 días.',
    ],
  },
  {
    title: 'Datos de contacto',
    text: [
      'Los nombres, teléfonos y correos de los trabajadores están ocultos hasta que una empresa desbloquea el perfil, el trabajador acepta su propuesta de empleo o se acepta una solicitud. Las empresas que se ponen de acuerdo sobre un proyecto ven los datos una de la otra.',
      'Usted puede usar los datos de contacto para el empleo o el proyecto por el que los obtuvo. No puede venderlos, pasarlos a otros, agregarlos a una lista de correo ni publicarlos.',
    ],
  },
  {
    title: 'Lo que usted publica',
    text: [
      'Los empleos deben ser reales, abiertos y legales, y el pago debe ser el que usted piensa pagar. No discrimine: las leyes de contratación valen aquí igual que en todas partes. No escriba teléfonos, correos ni enlaces en los textos libres para evitar los datos ocultos.',
      'Lo que usted publica sigue siendo suyo. Nos permite mostrarlo en Plumbline a las personas a quienes está dirigido, mientras esté publicado.',
      'Podemos retirar lo que incumpla estos términos o la ley, y suspender o cerrar las cuentas que lo repitan.',
    ],
  },
  {
    title: 'Lo que no hacemos',
    text: [
      'Ponemos en contacto a las personas. No empleamos a los trabajadores, no revisamos por usted licencias, referencias ni antecedentes, a menos que una página diga que nuestro personal revisó un documento, y no somos parte de lo que ustedes acuerden. Revise lo importante antes de contratar o de empezar a trabajar.',
      'Una coincidencia dice que el oficio, el puesto y la distancia encajan. No es una recomendación.',
    ],
  },
  {
    title: 'Nuestras decisiones y dónde apelar',
    text: [
      'Cuando retiramos una publicación, negamos un reembolso, o suspendemos o cerramos una cuenta, le enviamos el motivo por correo. Una cuenta suspendida queda como está: no se borra nada, y lo que se pagó queda registrado.',
      'Si cree que nos equivocamos, apele: elija Soporte en el menú o al pie de nuestra página de inicio, que también funciona cuando no puede iniciar sesión. Diga cuál es la decisión y en qué nos equivocamos. Una persona lee cada apelación y la responde. Apelar no cuesta nada.',
    ],
  },
  {
    title: 'Si algo sale mal',
    text: [
      'Operamos Plumbline con cuidado, pero no prometemos que esté siempre disponible ni libre de fallas. Hasta donde lo permite la ley, le debemos como máximo lo que usted nos pagó en los 12 meses anteriores al daño. Nada de esto limita lo que la ley no permite limitar.',
    ],
  },
  {
    title: 'Salir',
    text: [
      'Usted puede eliminar su cuenta en cualquier momento en Configuración. Nosotros podemos terminarla si usted incumple estos términos, y le diremos por qué. Lo que se pagó y se entregó no se reembolsa por eso.',
    ],
  },
  {
    title: 'Cambios, ley y preguntas',
    text: [
      'Le avisaremos por correo de cualquier cambio importante y le pediremos que lo acepte la próxima vez que inicie sesión. Si usted ya tenía una cuenta, el cambio rige para usted 30 días después de nuestro correo, o antes si lo acepta antes. Si no está de acuerdo, puede eliminar su cuenta antes de ese día.',
      'Se aplica la ley del estado de Indiana. Si usted es consumidor, conserva los derechos que le da la ley de su estado.',
      'Preguntas: elija Soporte en el menú o al pie de la página de inicio.',
    ],
  },
];
