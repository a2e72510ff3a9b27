import { expect, it } from 'vitest';
import type { z } from 'zod';
import { candidateSchema, emptyCandidate } from './complete-profile/candidate-schema.ts';
import { companySchema, emptyCompany, stepOfField } from './complete-profile/company-schema.ts';
import { loginSchema } from './sign-in/login-schema.ts';
import { confirmSchema } from './sign-up/confirm-schema.ts';

const problems = (schema: z.ZodType, values: unknown) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('[ACC-03] the account form trims email and password', () => {
  expect(loginSchema.parse({ email: ' Renee@Example.com ', password: ' secret ' })).toEqual({
    email: 'renee@example.com',
    password: 'secret',
  });
});

it('[ACC-21] the account form says that a registration password does not match, in addition to its other errors', () => {
  expect(problems(confirmSchema, { password: 'Plumbline!2026', confirmation: 'Plumbline!2025' })).toEqual([
    ['confirmation', "Password doesn't match. Please try again."],
  ]);
  expect(problems(confirmSchema, { password: 'short', confirmation: '' })).toContainEqual([
    'confirmation',
    "Password doesn't match. Please try again.",
  ]);
});

it('[ACC-22, ACC-24] the account form accepts a valid password, compared as it is sent', () => {
  expect(confirmSchema.safeParse({ password: 'Plumbline!2026 ', confirmation: 'Plumbline!2026' }).success).toBe(true);
  expect(problems(confirmSchema, { password: '', confirmation: '' })).toEqual([
    ['password', 'Please enter a password'],
  ]);
});

it('[ACC-29, ACC-31] the account form requires name, number, ZIP and a trade from a job seeker', () => {
  expect(problems(candidateSchema, emptyCandidate)).toEqual([
    ['firstName', 'This field is required'],
    ['phoneNumber', 'Please enter a valid US phone number'],
    ['zip', 'Please enter a valid ZIP code'],
    ['tradeCategories', 'This field is required'],
  ]);
});

const filledCompany = {
  ...emptyCompany,
  contactName: 'Dana Yoder',
  name: 'Lakeland',
  phoneNumber: '(574) 555-0100',
  zip: '46590',
};

it('[ACC-30] the account form requires the name of the contact of a company', () => {
  const message = 'Please enter a contact name at least 2 characters long';
  expect(problems(companySchema, { ...filledCompany, contactName: ' ' })).toEqual([['contactName', message]]);
  expect(problems(companySchema, filledCompany)).toEqual([]);
});

it('[ACC-30] the account form leaves out unchosen options of a company', () => {
  const values = { ...filledCompany, name: 'Lakeland Framing' };
  expect(companySchema.parse(values).workRadius).toBeUndefined();
});

it('[ACC-30] the account form requires the trades of a company that performs the work itself', () => {
  const values = { ...filledCompany, selfPerformWork: true };
  expect(problems(companySchema, values)).toEqual([['selfPerformWorkCategories', 'This field is required']]);
  expect(problems(companySchema, { ...values, selfPerformWork: false })).toEqual([]);
});

it('the account form finds the step of a field', () => {
  expect([stepOfField('name'), stepOfField('zip'), stepOfField('selfPerformWork'), stepOfField('email')]).toEqual([
    0,
    1,
    2,
    undefined,
  ]);
});
