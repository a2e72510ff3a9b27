/** Small words of Spanish titles. One alone may be part of a name, as in De Soto; two of them make a title Spanish. */
export const spanishSmallWords = ['de', 'y', 'con', 'en'] as const;

/** Words by which a job title is Spanish. Words that English titles or names of towns have are left out. */
export const spanishTitleWords = [
  ...['para', 'por', 'obra', 'cuadrilla', 'mantenimiento', 'limpieza', 'techos', 'pisos'],
  ...['ayudante', 'aprendiz', 'oficial', 'maestro', 'capataz', 'jefe', 'encargado', 'peón', 'obrero', 'trabajador'],
  ...['albañil', 'carpintero', 'electricista', 'plomero', 'fontanero', 'soldador', 'pintor', 'techador', 'instalador'],
  ...['operador', 'herrero', 'jardinero', 'yesero', 'mecánico', 'chofer', 'ebanista', 'vidriero'],
  ...['tecnico', 'mecanico', 'montador', 'tubero', 'mampostero', 'azulejero', 'gerente', 'ingeniero', 'ingeniera'],
  ...['carpintera', 'pintora', 'soldadora', 'operadora', 'instaladora', 'jardinera', 'encargada', 'jefa', 'maestra'],
] as const;
