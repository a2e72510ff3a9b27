/** The changes of the newest version of the terms, for users who agreed to an earlier one. */
export const termsChanges: readonly { readonly en: string; readonly es: string }[] = [
  {
    en: 'You must be 18 or older to have an account.',
    es: 'Para tener una cuenta hay que tener 18 años o más.',
  },
  {
    en: 'The privacy policy lists how long we keep each kind of data.',
    es: 'La política de privacidad dice cuánto tiempo guardamos cada tipo de datos.',
  },
  {
    en: 'The terms say how to appeal when we decide against you.',
    es: 'Los términos dicen cómo apelar cuando decidimos en su contra.',
  },
  {
    en: 'Workers can hide veteran status, age and work authorization from companies.',
    es: 'Los trabajadores pueden ocultar a las empresas si son veteranos, su edad y su autorización de trabajo.',
  },
  {
    en: 'You can download a copy of your data and delete your account yourself, in Settings.',
    es: 'Usted puede descargar una copia de sus datos y eliminar su cuenta en Configuración.',
  },
];
