/** Words that don't help to find the trade of a text. */
const LINKS = 'a an and of in for the to y e o u de del el en la las lo los para por con un una que';

/**
 * Levels, kinds of work and other words that are used with any trade, in both languages. A 'licensed residential
 * plumber', a 'plumbing contractor' and an 'ayudante de plomero' are all plumbers. A text that already means a trade
 * with these words is resolved before they are removed.
 */
const QUALIFIERS = `
  journeyman journeymen journeywoman journeyperson master apprentice apprenticeship licensed certified experienced expert
  senior sr junior jr lead head skilled trained qualified union nonunion residential commercial professional pro general
  self employed independent freelance tech technician technologist specialist contractor subcontractor contracting worker
  laborer labor work works job trade trades service services company installer installation install mechanic helper
  assistant hand crew guy man woman men person craftsman tradesman tradesperson foreman fulltime parttime full part time
  i am m do years year experience new
  maestro maestra oficial aprendiz tecnico tecnica certificado certificada licenciado licenciada experimentado
  experimentada calificado calificada experiencia profesional experto experta especialista contratista subcontratista
  trabajador trabajadora trabajo obra empleo oficio servicio instalador instaladora instalacion instalar ayudante
  ayudantia auxiliar asistente mecanico mecanica comercial residencial industrial independiente tiempo completo medio
  soy hago
`;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
const links: ReadonlySet<string> = new Set(wordsOf(LINKS));
const qualifiers: ReadonlySet<string> = new Set(wordsOf(QUALIFIERS));

/**
 * Returns text in lower case, without accents and punctuation, with single spaces. Adjacent single letters become one
 * word: 'A/C' becomes 'ac'.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b([a-z]) (?=[a-z]\b)/g, '$1');

/** Returns a word and its possible singular forms, as for 'welders', 'soldadores' and 'utilities'. */
const singulars = (word: string): string[] => {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [word];
  return [
    word,
    word.slice(0, -1),
    ...(/[rlndzjsxh]es$/.test(word) ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('ces') ? [`${word.slice(0, -3)}z`] : []),
  ];
};

/** The maximum number of words that are examined. Longer texts are sentences. */
const MOST_WORDS = 7;

const keysOf = (words: readonly string[]): string[] =>
  words.reduce<string[]>((keys, word) => keys.flatMap((key) => singulars(word).map((one) => key + one)), ['']);

/**
 * Returns the keys by which a text is compared: its words without spaces, as written and in singular forms, the exact
 * spelling first.
 */
export const wordKeys = (text: string): string[] => {
  const words = wordsOf(foldText(text)).filter((word) => !links.has(word));
  return words.length > MOST_WORDS || !words.join('') ? [] : keysOf(words);
};

/** Returns the keys of a text without its qualifiers. Empty when it has no qualifiers, or nothing else. */
export const unqualifiedKeys = (text: string): string[] => {
  const words = wordsOf(foldText(text)).filter((word) => !links.has(word));
  const left = words.filter((word) => !singulars(word).some((one) => qualifiers.has(one)));
  return words.length > MOST_WORDS || left.length === 0 || left.length === words.length ? [] : keysOf(left);
};
