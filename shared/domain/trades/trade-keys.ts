/** Words that mean no trade by themselves and say nothing about which one is meant. */
const LINKS = 'a an and of in for the to y e o u de del el en la las lo los para por con un una que';

/**
 * Levels, kinds of work and what is said of any trade, in both languages: a 'licensed residential plumber' is a
 * plumber, and so are a 'plumbing contractor' and an 'ayudante de plomero'. Words that are a trade alone are found
 * before.
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
 * Small letters without accents or signs, a space between words; letters that stand alone are one word: 'A/C' is 'ac'.
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

/** A word as it is, and as one of it when it is written as several: 'welders', 'soldadores', 'utilities'. */
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

/** The most words of a text that are looked at; longer texts are sentences. */
const MOST_WORDS = 7;

const keysOf = (words: readonly string[]): string[] =>
  words.reduce<string[]>((keys, word) => keys.flatMap((key) => singulars(word).map((one) => key + one)), ['']);

/** What a text is compared by: its words without spaces, each as written or as one of several; exact spelling first. */
export const wordKeys = (text: string): string[] => {
  const words = wordsOf(foldText(text)).filter((word) => !links.has(word));
  return words.length > MOST_WORDS || !words.join('') ? [] : keysOf(words);
};

/** The same without words that say nothing about which trade it is; none when they are all there is. */
export const unqualifiedKeys = (text: string): string[] => {
  const words = wordsOf(foldText(text)).filter((word) => !links.has(word));
  const left = words.filter((word) => !singulars(word).some((one) => qualifiers.has(one)));
  return words.length > MOST_WORDS || left.length === 0 || left.length === words.length ? [] : keysOf(left);
};
