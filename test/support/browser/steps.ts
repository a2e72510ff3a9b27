import type { Page } from 'playwright-core';
import { homeTown } from '../people/home-town.ts';
import { keyMailedTo, PASSWORD } from '../people/people.ts';
import { signInOn } from './pages.ts';

/** The actions of people on the pages, in their own words. */

export const signUpOn = async (
  page: Page,
  email: string,
  profileType: 'candidate' | 'provider',
  path = `/signup?profileType=${profileType}`,
): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByText('Registration successful').waitFor();
  const key = await keyMailedTo(email);
  await page.goto(`/confirm-email?key=${key}`);
  await page.getByLabel('Password *', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.waitForURL('**/complete-profile**');
};

export const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};

export const completeCompany = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name *').fill('Dana Yoder');
  await page.getByLabel('Company name *').fill(name);
  await page.getByLabel('Phone Number *').fill('(574) 555-0110');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Zip Code *').fill(homeTown().zip);
  await page.getByText(homeTown().city).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/complete-profile'));
};

export const completeSeeker = async (page: Page, firstName: string, lastName: string, trade: string): Promise<void> => {
  await page.getByLabel('First name *').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Phone Number *').fill('(574) 555-0142');
  await page.getByLabel('Zip Code *').fill(homeTown().zip);
  await choose(page, 'Trades', trade);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/complete-profile'));
};

/** Answers a question of a form with yes or no. */
export const answer = (page: Page, question: string, yes: boolean): Promise<void> =>
  page
    .getByRole('group', { name: question })
    .getByText(yes ? 'Yes' : 'No', { exact: true })
    .click();

export type Card = { number: string; expiry?: string; cvc?: string };
export const VISA: Card = { number: '4242424242424242' };
export const DECLINED: Card = { number: '4000000000000002' };
export const THREE_D_SECURE: Card = { number: '4000002500003155' };

/** Enters a card in the open form of the payment provider. */
export const enterCard = async (page: Page, { number, expiry = '12 / 34', cvc = '123' }: Card): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill(expiry);
  await page.getByLabel('Security code').fill(cvc);
  const zip = page.getByLabel('ZIP code');
  if (await zip.isVisible()) await zip.fill(homeTown().zip);
};

/** Enters a card in the open checkout and pays. */
export const payWith = async (page: Page, card: Card): Promise<void> => {
  await enterCard(page, card);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
};

export const fillJob = async (page: Page, name: string, trade: string): Promise<void> => {
  await page.getByLabel('Job title *').fill(name);
  await page.getByLabel('Zip Code *').fill(homeTown().zip);
  await page.getByLabel('Type of Position *').selectOption('Full-Time');
  await choose(page, 'Job Trade Categories', trade);
  await page.getByLabel('Compensation').fill('$31 to $37 an hour');
  await answer(page, 'Experience required *', false);
  await answer(page, 'Willing to provide paid training *', true);
};

export { signInOn };
