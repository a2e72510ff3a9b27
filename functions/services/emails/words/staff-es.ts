/** The Spanish e-mails about actions of staff, and those that ask staff to act. */
export const staffEs = {
  accountReinstated: {
    subject: 'Su cuenta de Plumbline está de vuelta',
    title: 'Su cuenta está de vuelta',
    paragraphs: ['Puede iniciar sesión otra vez, y todo sigue en su lugar.', 'Lo que anotamos: {{reason}}'],
    button: 'Iniciar sesión',
  },
  accountSuspended: {
    subject: 'Su cuenta de Plumbline está suspendida',
    title: 'Su cuenta está suspendida',
    paragraphs: [
      'Por ahora nadie puede iniciar sesión en ella, y su perfil y lo que publicó no se muestran. No se borra nada.',
      'El motivo: {{reason}}',
      'Un pago que estaba abierto se cerró. Lo que se acabe de pagar por él vuelve a la tarjeta.',
      'Para apelar, escriba a Soporte y diga en qué nos equivocamos. Una persona lo lee y le responde.',
    ],
    button: 'Escribir a Soporte',
  },
  decided: {
    subject: 'Nuestra decisión sobre su cuenta de Plumbline',
    title: 'Qué hicimos y por qué',
    paragraphs: ['Revisamos un reporte sobre su cuenta. Esto es lo que hicimos:'],
    button: 'Escribir a Soporte',
  },
  decidedOnContent: {
    subject: 'Algo que publicó en Plumbline no cumple nuestras reglas',
    title: 'Qué hicimos y por qué',
    paragraphs: ['Revisamos algo suyo en Plumbline. Esto es lo que hicimos:'],
    button: 'Escribir a Soporte',
  },
  postsHidden: {
    subject: 'Sus empleos y proyectos en Plumbline están ocultos',
    title: 'Sus empleos y proyectos están ocultos',
    paragraphs: [
      'Por ahora solo usted los ve, y no puede publicar otros. Puede iniciar sesión, y no se borra nada.',
      'El motivo: {{reason}}',
      'Si cree que es un error, escriba a Soporte.',
    ],
    button: 'Escribir a Soporte',
  },
  postsShown: {
    subject: 'Sus empleos y proyectos en Plumbline están de vuelta',
    title: 'Sus empleos y proyectos están de vuelta',
    paragraphs: ['Los demás los ven otra vez, y usted puede publicar.', 'Lo que anotamos: {{reason}}'],
    button: 'Iniciar sesión',
  },
  restored: {
    subject: 'Está de vuelta en Plumbline',
    title: 'Está de vuelta',
    paragraphs: ['{{what}}', 'Lo que anotamos: {{reason}}'],
    button: 'Iniciar sesión',
  },
  signedOut: {
    subject: 'Cerramos su sesión en Plumbline',
    title: 'Cerramos su sesión en todas partes',
    paragraphs: [
      'Nuestro equipo de soporte cerró todas las sesiones de su cuenta. Inicie sesión otra vez con su correo y su contraseña.',
      'El motivo: {{reason}}',
      'Si cree que otra persona sabe su contraseña, elija «¿Olvidó su contraseña?» al iniciar sesión.',
    ],
    button: 'Iniciar sesión',
  },
  addressChanging: {
    subject: 'Su correo electrónico está por cambiar',
    title: 'Un correo nuevo para su cuenta',
    paragraphs: [
      'Nuestro equipo de soporte envió un enlace a un correo nuevo para su cuenta. Cuando se abra, con este ya no podrá entrar.',
      'El motivo: {{reason}}',
      '¿No lo pidió? Escriba a Soporte enseguida. El enlace funciona durante una hora.',
    ],
    button: 'Escribir a Soporte',
  },
  accountClosed: {
    subject: 'Su cuenta de Plumbline está cerrada',
    title: 'Su cuenta está cerrada',
    paragraphs: [
      'Cerramos su cuenta. Su perfil se borró y ya no puede iniciar sesión.',
      'El motivo: {{reason}}',
      'Si no lo pidió, escriba a Soporte.',
    ],
    button: 'Escribir a Soporte',
  },
  paymentReportDeclined: {
    subject: 'Rechazamos su reporte de un desbloqueo',
    title: 'Este desbloqueo no se reembolsa',
    paragraphs: [
      'Usted reportó que no pudo comunicarse con un trabajador que desbloqueó. Lo revisamos y rechazamos el reembolso.',
      'El motivo: {{reason}}',
      'Los datos de contacto siguen visibles para usted. Si cree que es un error, escriba a Soporte.',
    ],
    button: 'Ver el recibo',
  },
  documentRejected: {
    subject: 'No pudimos aceptar su {{document}}',
    title: 'Revise de nuevo este documento',
    paragraphs: [
      'Revisamos el archivo de su {{document}} y no pudimos aceptarlo. Mientras no lo cambie, solo usted lo ve.',
      'El motivo: {{reason}}',
      'Corrija los datos o agregue otra foto, y lo revisamos de nuevo. Si cree que es un error, escriba a Soporte.',
    ],
    button: 'Abrir mis documentos',
  },
  secondFactorReset: {
    subject: 'Se restableció su segundo paso en Plumbline',
    title: 'Se restableció su segundo paso',
    paragraphs: [
      '{{staff}} restableció el código de la aplicación con la que inicia sesión. Su sesión se cerró en todas partes.',
      'El motivo: {{reason}}',
      '{{staff}} le da un código de inscripción, por teléfono o en persona. En su próximo inicio de sesión lo ingresa y configura una aplicación nueva. Si no lo pidió, cambie allí su contraseña y avise enseguida a sus colegas.',
    ],
    button: 'Iniciar sesión',
  },
  staffInvitation: {
    subject: '{{name}} lo agregó al equipo de Plumbline',
    title: 'Únase al equipo',
    paragraphs: [
      '{{name}} lo agregó al equipo de Plumbline. Primero elija una contraseña. El enlace funciona una vez y durante 48 horas.',
      'Después inicie sesión con ella y configure una aplicación de autenticación. {{name}} le da el código de inscripción, por teléfono o en persona.',
    ],
    button: 'Elegir una contraseña',
  },
  supportReceipt: {
    subject: 'Su consulta a Plumbline',
    title: 'Recibimos su consulta',
    paragraphs: ['Nos escribió como {{email}}. Respondemos por correo en dos días hábiles.'],
    button: 'Ver su consulta',
  },
  supportReply: {
    subject: 'Su consulta a Plumbline',
    title: 'Nuestra respuesta a su consulta',
    paragraphs: ['Nos escribió como {{email}}. Esto es lo que podemos decirle:'],
    button: 'Escribir de nuevo',
  },
  supportRequested: {
    subject: 'Solicitud de soporte de {{email}}',
    title: 'Una nueva solicitud de soporte',
    paragraphs: ['{{email}} escribió al soporte:'],
    button: 'Abrir la bandeja',
  },
};
