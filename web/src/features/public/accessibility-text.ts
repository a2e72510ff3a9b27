import type { LegalText } from './legal-page.tsx';

/** The accessibility statement: what the tests check, and what is known to be missing. */
export const accessibilityText: LegalText = {
  en: [
    {
      title: 'What we aim for',
      text: [
        'Everyone should be able to find work and hire here. We build Plumbline to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
        'Every page works by keyboard and with a screen reader, from a width of 320 pixels and at a zoom of 400 %, in light and dark, with the forced colors of Windows and with reduced motion. Each release is checked with automatic tests of all pages.',
      ],
    },
    {
      title: 'Known limits',
      text: [
        'Photos, plans and documents that users upload may have no text for screen readers. The names of the files are read instead.',
        'The card form comes from Stripe, our payment provider.',
        'Automatic tests find only part of all barriers, and no outside expert has checked Plumbline yet.',
      ],
    },
    {
      title: 'How to tell us',
      text: [
        'If something does not work for you, choose Support in the menu or at the foot of the start page. You do not need an account. Tell us the page, what you tried, and the device or program you use. We answer within 3 business days.',
        'If you cannot use a form, write what you need, and our staff does it with you.',
      ],
    },
    {
      title: 'If you are not satisfied',
      text: [
        'Write to Support again and say that it is an appeal. In the United States you may also turn to the Department of Justice, Civil Rights Division (ADA.gov).',
      ],
    },
  ],
  es: [
    {
      title: 'Qué buscamos',
      text: [
        'Todas las personas deben poder encontrar trabajo y contratar aquí. Construimos Plumbline según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.',
        'Cada página funciona con teclado y con lector de pantalla, desde un ancho de 320 píxeles y con un zoom de 400 %, en claro y oscuro, con los colores forzados de Windows y con movimiento reducido. Cada versión se revisa con pruebas automáticas de todas las páginas.',
      ],
    },
    {
      title: 'Límites conocidos',
      text: [
        'Las fotos, los planos y los documentos que suben los usuarios pueden no tener texto para lectores de pantalla. En su lugar se leen los nombres de los archivos.',
        'El formulario de la tarjeta es de Stripe, nuestro proveedor de pagos.',
        'Las pruebas automáticas encuentran solo una parte de las barreras, y ningún experto externo ha revisado Plumbline todavía.',
      ],
    },
    {
      title: 'Cómo avisarnos',
      text: [
        'Si algo no le funciona, elija Soporte en el menú o al pie de la página de inicio. No necesita una cuenta. Díganos la página, lo que intentó y el dispositivo o programa que usa. Respondemos en 3 días hábiles.',
        'Si no puede usar un formulario, escriba lo que necesita y nuestro personal lo hace con usted.',
      ],
    },
    {
      title: 'Si no queda conforme',
      text: [
        'Escriba otra vez a Soporte y diga que es una apelación. En Estados Unidos también puede acudir a la División de Derechos Civiles del Departamento de Justicia (ADA.gov).',
      ],
    },
  ],
};
