/** Words by which a job title is Spanish. Words that English titles or names of towns have are left out. */
export const spanishTitleWords = [
  ...['de', 'y', 'con', 'para', 'por', 'en'],
  ...['ayudante', 'aprendiz', 'oficial', 'maestro', 'capataz', 'jefe', 'encargado', 'peón', 'obrero', 'trabajador'],
  ...['albañil', 'carpintero', 'electricista', 'plomero', 'fontanero', 'soldador', 'pintor', 'techador', 'instalador'],
  ...['operador', 'herrero', 'jardinero', 'yesero', 'mecánico', 'chofer', 'ebanista', 'vidriero'],
  ...['carpintera', 'pintora', 'soldadora', 'operadora', 'instaladora', 'jardinera', 'encargada', 'jefa', 'maestra'],
] as const;
