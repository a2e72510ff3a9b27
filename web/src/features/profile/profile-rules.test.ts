import { expect, it } from 'vitest';
import { skillsOf, unratedTrades } from '../../components/seeker-profile/skill-lists.ts';
import { companyGeneralSchema, seekerGeneralSchema } from './section/general-schemas.ts';
import { changeSkill, skillsFor } from './seeker/skill-list.ts';

const company = {
  name: ' Lakeland Framing ',
  principleContact: { firstName: 'Renee', lastName: 'Hartzler' },
  email: 'Renee@Example.com',
  phoneNumber: '(574) 555-0100',
  address: '2478 Industrial Drive',
  address2: '',
  zip: '46590',
  website: 'lakeland.example.com/',
  taxId: '',
};
const messagesOf = (values: object) =>
  companyGeneralSchema.safeParse({ ...company, ...values }).error?.issues.map(({ message }) => message);

it('[PRO-30, PRO-32] the profile form trims typed text and normalizes the website', () => {
  expect(companyGeneralSchema.parse(company)).toMatchObject({
    name: 'Lakeland Framing',
    email: 'renee@example.com',
    website: 'https://lakeland.example.com',
  });
});

it('[PRO-27] the profile form requires at least 2 characters where a value is given or required', () => {
  const short = {
    name: 'L',
    address: '',
    address2: 'x',
    taxId: '1',
    principleContact: { firstName: '', lastName: '' },
  };
  expect(messagesOf(short)).toEqual(
    ['name', 'contact name', 'street address', 'second address line', 'tax ID'].map(
      (field) => `Please enter a ${field} at least 2 characters long`,
    ),
  );
});

it('[PRO-28, PRO-29, PRO-30, PRO-31] the profile form names a bad email, number, ZIP and website', () => {
  expect(messagesOf({ email: 'x', phoneNumber: '', zip: '4659', website: 'javascript:alert(1)' })).toEqual([
    'Please enter a valid email address',
    'Please enter a valid US phone number',
    'Please enter a valid ZIP code',
    'Please enter a valid website',
  ]);
});

it("[PRO-31] the profile form requires a number on a job seeker's own profile", () => {
  const { name, email, address, address2, zip } = company;
  const seeker = { name, lastName: '', email, phoneNumber: '', address, address2, zip };
  expect(seekerGeneralSchema.safeParse(seeker).error?.issues[0]?.message).toBe('Please enter a valid US phone number');
});

it("[PRO-25] the profile form sets a newly added skill to '1-5YR' and keeps existing ones", () => {
  const known = [{ category: 'Roofing', rating: 2, amount: '10YR+' as const }];
  expect(skillsFor(['roofing', 'Carpentry'], known)).toEqual([
    { category: 'Roofing', rating: 2, amount: '10YR+' },
    { category: 'Carpentry', rating: 0, amount: '1-5YR' },
  ]);
});

it('[PRO-07] the profile form changes one skill and lists the trades that have no rating', () => {
  const skills = skillsFor(['Roofing', 'Carpentry'], []);
  expect(changeSkill(skills, 'Carpentry', { rating: 3 }).map(({ rating }) => rating)).toEqual([0, 3]);
  expect(unratedTrades(['carpentry', 'Tile'], skills)).toEqual(['Tile']);
});

it('[PRO-07] the profile form shows hands-on experiences only if they are flagged and not empty', () => {
  const handsOnExperiences = skillsFor(['Roofing'], []);
  const shown = (hasHandsOnExperience: boolean | undefined) =>
    skillsOf({ hasHandsOnExperience, handsOnExperiences, tradeCategories: ['Roofing', 'Tile'] });
  expect(shown(true)).toEqual({ rated: handsOnExperiences, others: ['Tile'] });
  expect(shown(false)).toEqual({ rated: [], others: ['Roofing', 'Tile'] });
  expect(shown(undefined)).toEqual({ rated: [], others: ['Roofing', 'Tile'] });
  expect(skillsOf({})).toEqual({ rated: [], others: [] });
});
