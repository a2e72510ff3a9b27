import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProfileView, profileView } from '../profiles/profile-shape.ts';
import { anonymousName } from './anonymous-name.ts';
import { maskContact, maskFacts, maskName, maskProfile } from './mask-profile.ts';

const ID = '308f8fe6505386001301f317';
const NAME = anonymousName(ID);

/** Words that don't occur by chance, in the forms of people who want to be found. */
const word = fc
  .array(fc.constantFrom(...'bcdfghjklmnpqrstvwxz'), { minLength: 7, maxLength: 12 })
  .map((letters) => `Q${letters.join('')}`);
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.split('').join(' '),
  (text) => text.split('').join('.'),
  (text) => text.split('').join('\u200B'),
  (text) => `${text} at yard dot com`,
  (text) => `t.me/${text}`,
  (text) => `${text}.dev`,
  (text) => `Carpentry ${text}`,
  (text) => `Framing/${text}`,
  () => '574/555/0142',
  () => '５７４５５５０１４２',
  () => 'call 574 555 0142',
];
const text = fc.tuple(word, fc.constantFrom(...disguises)).map(([written, disguise]) => disguise(written));
const texts = fc.array(text, { minLength: 1, maxLength: 3 });

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const entry = text.map((reason) => ({
  id: 'a.job.b.c',
  type: 'job',
  state: 'rejected',
  profile: ID,
  date: '',
  reason,
}));

/** A profile with one of these texts in every text field. */
const seeker = fc.record({
  id: fc.constant(ID),
  type: fc.constant('jobSeeker' as const),
  kind: fc.constant('candidate' as const),
  ...Object.fromEntries(
    [
      'name',
      'lastName',
      'email',
      'phoneNumber',
      'address',
      'address2',
      'zip',
      'website',
      'description',
      'defaultPaymentMethod',
      'profilePhotoUrl',
    ].map((field) => [field, text]),
  ),
  city: fc.constant('Mishawaka'),
  state: fc.constant('IN'),
  public: fc.boolean(),
  redacted: fc.constant(false),
  lastActivity: instant,
  createdAt: instant,
  updatedAt: instant,
  savedJobs: fc.constant([ID]),
  profilesRequested: fc.array(entry),
  profilesGranted: fc.array(entry),
  profilesRejected: fc.array(entry, { minLength: 1 }),
  primaryUser: fc.record({ id: fc.constant(ID), displayName: text }),
  profilePhoto: fc.record({ id: fc.constant('photo'), name: text, url: text }),
  documents: fc.array(
    fc.record({
      id: fc.constant(ID),
      kind: fc.constant('master-license'),
      trade: text,
      state: fc.constant('IN'),
      number: text,
      expires: text,
      validity: fc.constantFrom('valid', 'expires-soon', 'expired'),
      file: fc.record({ id: text, name: text, url: text }),
      somethingNew: text,
    }),
    { minLength: 1 },
  ),
  jobSeeker: fc.record({
    name: text,
    isVeteran: fc.boolean(),
    tradeCategories: texts.map((own) => ['Carpentry', ...own]),
    formalTrainingCategories: texts,
    formalTrainingDescription: text,
    handsOnExperiences: texts.map((own) =>
      [...own, 'Framing'].map((category) => ({ category, rating: 2, amount: '5-10YR', note: own[0] })),
    ),
    handsOnExperienceDescription: text,
    previousCompaniesWorkedFor: texts.map((own) =>
      [...own, 'Lead Carpenter'].map((position) => ({
        position,
        from: '2019-05-31',
        to: '2020-02-29',
        dailyResponsibilities: own[0],
        at: own[0],
      })),
    ),
    references: fc.array(fc.record({ name: text, relationship: text, email: text, phone: text }), { minLength: 1 }),
    resume: fc.record({ id: fc.constant('resume'), name: text }),
    somethingNew: text,
  }),
  somethingNew: text,
}) as unknown as fc.Arbitrary<ProfileView>;

/** Returns every text in a value, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const harmless = [
  'master-license',
  'valid',
  'expired',
  'Carpentry',
  'Framing',
  'Lead Carpenter',
  '5-10YR',
  '2019',
  '2020',
  'Mishawaka',
  'IN',
  'jobSeeker',
  'candidate',
  ID,
  NAME,
];

describe('a masked job seeker', () => {
  it('[PRO-37] [PRO-38] keeps no text of their own, however it is written and in whatever field', () => {
    fc.assert(
      fc.property(seeker, (profile) => {
        const { lastActivity, createdAt, updatedAt, ...shown } = maskProfile(profile, 'masked');
        expect(textsIn(shown).filter((each) => !harmless.includes(each))).toEqual([]);
        expect(shown).toMatchObject({ name: NAME, redacted: true, jobSeeker: { name: NAME } });
        expect(shown.jobSeeker).toMatchObject({
          tradeCategories: ['Carpentry'],
          handsOnExperiences: [{ category: 'Framing', rating: 2, amount: '5-10YR' }],
          previousCompaniesWorkedFor: [{ position: 'Lead Carpenter', from: '2019', to: '2020' }],
        });
      }),
    );
  });

  it('shows only the day, and never one in the future', () => {
    fc.assert(
      fc.property(seeker, (profile) => {
        const shown = maskProfile(profile, 'masked');
        for (const field of ['lastActivity', 'createdAt', 'updatedAt'] as const) {
          const [exact, day] = [Date.parse(profile[field] ?? ''), Date.parse(shown[field] ?? '')];
          expect(new Date(day).toISOString()).toMatch(/T10:00:00\.000Z$/);
          expect(exact - day).toBeGreaterThanOrEqual(0);
          expect(exact - day).toBeLessThan(24 * 60 * 60 * 1000);
        }
      }),
    );
  });

  it('[PRO-42] leaves the lists of its owner out of every other view', () => {
    fc.assert(
      fc.property(seeker, (profile) => {
        expect(maskProfile(profile, 'own')).toBe(profile);
        for (const sight of ['open', 'masked'] as const) {
          const shown = maskProfile(profile, sight);
          for (const list of [
            'savedJobs',
            'profilesRequested',
            'profilesGranted',
            'profilesRejected',
            'defaultPaymentMethod',
          ])
            expect(shown).not.toHaveProperty(list);
        }
        expect(maskProfile(profile, 'open')).toMatchObject({
          name: profile.name,
          email: profile.email,
          jobSeeker: { ...profile.jobSeeker, name: profile.name },
          redacted: false,
        });
      }),
    );
  });

  it('stays a profile of the contract', () => {
    const shared = {
      id: ID,
      type: 'jobSeeker',
      kind: 'candidate',
      city: 'Mishawaka',
      state: 'IN',
      public: true,
    } as const;
    const dates = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' };
    const profile = { ...shared, ...dates, name: 'Zebulon', redacted: false, jobSeeker: {} };
    expect(profileView.safeParse(maskProfile(profile, 'masked')).success).toBe(true);
  });
});

const person = { id: ID, kind: 'candidate', name: 'Zebulon', lastName: 'Quartermain', email: 'z@yard.test' } as const;

describe('a name', () => {
  it('[PRO-37] is complete where the details are open, and anonymous elsewhere and for a deleted account', () => {
    expect(maskName(ID, person, true)).toBe('Zebulon Quartermain');
    expect(maskName(ID, person, false)).toBe(NAME);
    expect(maskName(ID, undefined, true)).toBe(NAME);
  });

  it('[PRO-39] of a company is visible to all, and its contact details are not', () => {
    const company = {
      ...person,
      kind: 'provider',
      name: 'Lakeland',
      lastName: undefined,
      phoneNumber: '(574) 555-0100',
    } as const;
    expect(maskContact(company, false)).toEqual({ name: 'Lakeland', email: undefined });
    expect(maskContact(company, true)).toEqual({ name: 'Lakeland', email: 'z@yard.test', phone: '(574) 555-0100' });
    expect(maskContact(person, false)).toEqual({ name: NAME, email: undefined });
  });

  it('[PRO-38] is anonymous in a row of a list, whose other facts stay', () => {
    expect(maskFacts({ ...person, city: 'Mishawaka', state: 'IN' }, false)).toEqual({
      id: ID,
      kind: 'candidate',
      name: NAME,
      city: 'Mishawaka',
      state: 'IN',
    });
  });
});

describe('a company', () => {
  const provider = {
    isVendor: false,
    emr: '0.82',
    taxId: '00-1234567',
    principleContact: { firstName: 'Ruth', lastName: 'H' },
    unlockedApplicants: [],
    sentJobPosts: [],
  };
  const company: ProfileView = {
    ...person,
    kind: 'provider',
    type: 'provider',
    city: 'Mishawaka',
    state: 'IN',
    public: true,
    redacted: false,
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    defaultPaymentMethod: 'pm_1',
    provider,
  };

  it('[PRO-18] [PRO-39] shows others its work, and its contact where that is open', () => {
    expect(maskProfile(company, 'masked').provider).toEqual({ isVendor: false, emr: '0.82' });
    expect(maskProfile(company, 'masked')).not.toHaveProperty('email');
    const { principleContact } = provider;
    expect(maskProfile(company, 'open')).toMatchObject({ email: 'z@yard.test', provider: { principleContact } });
    expect(maskProfile(company, 'open').provider).toEqual({ isVendor: false, emr: '0.82', principleContact });
    expect(maskProfile(company, 'open', true).provider).toEqual({ isVendor: false, principleContact });
    expect(maskProfile(company, 'open')).not.toHaveProperty('defaultPaymentMethod');
  });
});
