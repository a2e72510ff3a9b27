import { formatPhone } from '@plumbline/shared/domain/contact-details/phone';
import fc from 'fast-check';

/** A word that occurs in no text by chance. */
const word = fc
  .array(fc.constantFrom(...'bcdfghjklmnpqrstvwxz'), { minLength: 7, maxLength: 12 })
  .map((letters) => `Q${letters.join('')}`);
const digits = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
const phone = fc
  .tuple(digits(4), fc.constantFrom('574-555-', '(574) 555-', '574 555 ', '574555'))
  .map(([end, start]) => start + end.join(''))
  // Formatted as the API stores it, so that the response equals the sent number.
  .map(formatPhone);

const identity = fc.record({
  name: word,
  lastName: word,
  email: word.map((name) => `${name.toLowerCase()}@yard.test`),
  phoneNumber: phone,
  address: word.map((street) => `12 ${street} St`),
  address2: word.map((unit) => `Unit ${unit}`),
  website: word.map((host) => `https://${host.toLowerCase()}.test`),
});
const reference = fc.record({
  name: word,
  relationship: word,
  email: word.map((name) => `${name.toLowerCase()}@site.test`),
  phone,
});

type Identity = typeof identity extends fc.Arbitrary<infer T> ? T : never;

const asDigits = (text: string): string => text.replace(/\D/g, '');
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** A text for a field that allows free words: plain, or written so that no pattern finds it. */
const boastsOf = (who: Identity): ReadonlySet<string> =>
  new Set([
    ...Object.values(who),
    `${who.lastName} & Sons`,
    `Ask ${who.name} ${who.lastName}`.slice(0, 60),
    `call ${who.phoneNumber}`,
    ...['', ' ', '/', '_', ',', '.'].map((sign) => asDigits(who.phoneNumber).split('').join(sign)),
    fullWidth(asDigits(who.phoneNumber)),
    fullWidth(who.email),
    who.email.replace('@', ' at ').replace('.', ' dot '),
    ...[' ', '.', '-', '/'].map((sign) => who.lastName.split('').join(sign)),
    `t.me/${who.name}`,
    `${who.name}.dev`,
    `Carpentry ${who.lastName}`,
    `Framing/${who.name}`,
    `see ${who.website}`.slice(0, 60),
    'Timber pegging',
  ]);

/** The largest number of skills. A job that names all of them also names two other trades. */
const MOST_SKILLS = 15;

/** Each of them in any order, as a skill or as a position. */
const boasts = (who: Identity) => {
  const all = [...boastsOf(who)];
  return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }).map((texts) => ({
    skills: texts.slice(0, MOST_SKILLS),
    positions: [...texts.slice(MOST_SKILLS), who.lastName.toUpperCase()],
  }));
};

/** Job seekers who write their own name, phone and addresses into every text they may, in every way together. */
export const seeker = identity.chain((who) =>
  fc
    .record({
      who: fc.constant(who),
      texts: fc.array(word, { minLength: 4, maxLength: 4 }),
      told: boasts(who),
      references: fc.array(reference, { minLength: 1, maxLength: 3 }),
    })
    .map(({ told, ...rest }) => ({ ...rest, ...told })),
);
export type Seeker = typeof seeker extends fc.Arbitrary<infer T> ? T : never;

/** The body that saves such a profile. */
export const patchOf = ({ who, texts, skills, positions, references }: Seeker) => ({
  ...who,
  description: `<p>${texts[0]} ${who.name} ${who.phoneNumber}</p>`,
  jobSeeker: {
    tradeCategories: ['Carpentry', ...skills],
    hasFormalTraining: true,
    formalTrainingCategories: skills,
    formalTrainingDescription: `${texts[1]} ${who.lastName}`,
    hasHandsOnExperience: true,
    handsOnExperiences: skills.map((category) => ({ category, rating: 2, amount: '5-10YR' })),
    handsOnExperienceDescription: `${texts[2]} ${who.email}`,
    previousCompaniesWorkedFor: positions.map((position) => ({
      position,
      from: '2019',
      current: true,
      dailyResponsibilities: `${texts[3]} ${who.address}`,
    })),
    hasReferences: true,
    references,
  },
});

/** A seeker whose texts are known in advance. */
export const first: Seeker = {
  who: {
    name: 'Qfirstname',
    lastName: 'Qfirstlastname',
    email: 'qfirst@yard.test',
    phoneNumber: '(574) 555-0123',
    address: '12 Qfirststreet St',
    address2: 'Unit Qfirst',
    website: 'https://qfirst.test',
  },
  texts: ['Qtexta', 'Qtextb', 'Qtextc', 'Qtextd'],
  skills: [],
  positions: [],
  references: [{ name: 'Qreference', relationship: 'Qfriend', email: 'qref@site.test', phone: '(574) 555-0124' }],
};
