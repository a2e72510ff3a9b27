import { resetSecondFactor } from '@plumbline/shared/contracts/admin/second-factor';
import { type AdminSettings, changeSettings, getSettings } from '@plumbline/shared/contracts/admin/settings';
import { changeProduct, listProducts } from '@plumbline/shared/contracts/payments/products';
import { paths } from '@plumbline/shared/options/paths';
import { products } from '@plumbline/shared/options/products';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const settings = {
  expirationHours: 72,
  blockedDomains: ['throwaway.example'],
  blockedWords: ['crypto'],
  announcement: null,
};
const open = (as: StaffRole = 'admin', stored: AdminSettings = settings) =>
  renderPage(<SettingsPage />, {
    route: paths.admin.settings,
    as,
    answers: [
      answering(listProducts, { results: [...products] }),
      answering(getSettings, stored),
      answering(changeSettings, settings),
      answering(resetSecondFactor, {
        success: true,
        enrollmentCode: '7K2M-9QXD-4HTW',
        enrollmentUntil: '2026-11-26T12:00:00.000Z',
      }),
      answering(changeProduct, { slug: 'job_posting', name: 'Job Posting', amount: 5900 }),
    ],
  });

describe('the page of prices and settings', () => {
  it('shows finance only the prices, and requests nothing else', async () => {
    const { asked } = open('finance');
    await screen.findByRole('button', { name: 'Change the price of Job Posting' });
    expect(screen.queryByRole('heading', { name: 'Matches, sign-ups and texts' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset a second step' })).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain('getSettings');
  });

  it.each([
    { typed: '10,000.01', valid: false },
    { typed: 'a lot', valid: false },
    { typed: '', valid: false },
    { typed: '0.01', valid: false },
    { typed: '0.49', valid: false },
    { typed: '0.5', valid: true },
    { typed: '0', valid: true },
    { typed: '10000', valid: true },
  ])('takes the price "$typed": $valid', async ({ typed, valid }) => {
    const { asked } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change the price of Job Posting' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Price in dollars/ }), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    if (valid) await screen.findByRole('button', { name: 'Change the price' });
    else await screen.findByText('Please enter $0, or an amount from $0.50 to $10,000');
    expect(asked.some(({ name }) => name === 'changeProduct')).toBe(false);
  });

  it.each([
    { typed: '59', percent: '(+21 %)', warning: undefined },
    { typed: '74', percent: '(+52 %)', warning: /check the decimal point/ },
    { typed: '4.90', percent: '(-90 %)', warning: /check the decimal point/ },
    { typed: '0', percent: '(-100 %)', warning: /free for every company/ },
  ])('shows the old and the new price before it saves $typed dollars', async ({ typed, percent, warning }) => {
    const { asked } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change the price of Job Posting' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Price in dollars/ }), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('$49.00');
    dialog.getByText(percent);
    dialog.getByText('Checkouts that are open keep the price they showed.');
    if (warning) expect(dialog.getByRole('alert').textContent).toMatch(warning);
    else expect(dialog.queryByRole('alert')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Change the price' }));
    await screen.findByText('The price is changed.');
    expect(asked.filter(({ name }) => name === 'changeProduct')).toMatchObject([
      { params: { slug: 'job_posting' }, body: { amount: Math.round(Number(typed) * 100) } },
    ]);
  });

  it('returns from the comparison to the typed price, and saves nothing', async () => {
    const { asked } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change the price of Job Posting' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Price in dollars/ }), { target: { value: '5,900' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Price in dollars/ })).value).toBe('5,900');
    expect(asked.some(({ name }) => name === 'changeProduct')).toBe(false);
  });

  it('resets the second factor of a member of staff, with a reason, and shows their enrollment code once', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { asked } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Reset a second step' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await dialog.findByText('Please enter your email address');
    fireEvent.change(dialog.getByRole('textbox', { name: /Email/ }), { target: { value: 'Sam@example.test' } });
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Lost phone' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    const issued = within(await screen.findByRole('dialog', { name: 'The second step is reset.' }));
    issued.getByText('7K2M-9QXD-4HTW');
    issued.getByText(/Give this enrollment code to sam@example.test, on the phone or in person/);
    fireEvent.click(issued.getByRole('button', { name: 'Copy code' }));

    await issued.findByText('Code copied');
    expect(writeText).toHaveBeenCalledWith('7K2M-9QXD-4HTW');
    vi.unstubAllGlobals();
    fireEvent.click(issued.getByRole('button', { name: 'Done' }));
    await expect.poll(() => screen.queryByText('7K2M-9QXD-4HTW')).toBeNull();
    expect(asked.filter(({ name }) => name === 'resetSecondFactor')).toMatchObject([
      { body: { email: 'sam@example.test', reason: 'Lost phone' } },
    ]);
  });

  it('saves hours, domains and words, and shows their errors', async () => {
    const { asked } = open();
    const hours = await screen.findByRole('textbox', { name: /Hours a match lasts/ });
    const domains = screen.getByRole('textbox', { name: /Blocked email domains/ });
    fireEvent.change(hours, { target: { value: '9999' } });
    const words = screen.getByRole('textbox', { name: /Blocked words and links/ });
    fireEvent.change(domains, { target: { value: 'no domain' } });
    fireEvent.change(words, { target: { value: 'carpentry' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please enter whole hours from 0 to 8760');
    screen.getByText('Please enter domains such as example.com, one on a line');
    screen.getByText("Some of these are among Plumbline's own choices, so that no form could be saved");
    fireEvent.change(hours, { target: { value: '0' } });
    fireEvent.change(domains, { target: { value: 'one.example\ntwo.example' } });
    fireEvent.change(words, { target: { value: 'cash only\n\nt.me' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The settings are saved.');
    expect(asked.find(({ name }) => name === 'changeSettings')?.body).toEqual({
      expirationHours: 0,
      blockedDomains: ['one.example', 'two.example'],
      blockedWords: ['cash only', 't.me'],
    });
  });

  it('announces a text in both languages until a day, and nothing incomplete', async () => {
    const { asked } = open();
    fireEvent.change(await screen.findByRole('textbox', { name: /Text in English/ }), {
      target: { value: 'We move.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Announce' }));
    await screen.findByText('Please enter a date');
    fireEvent.change(screen.getByRole('textbox', { name: /Text in Spanish/ }), { target: { value: 'Nos mudamos.' } });
    fireEvent.change(screen.getByLabelText(/Last day/), { target: { value: '2026-12-01' } });
    fireEvent.click(screen.getByRole('button', { name: 'Announce' }));
    await screen.findByText('Everyone signed in sees it within two minutes.');
    expect(asked.filter(({ name }) => name === 'changeSettings')).toMatchObject([
      { body: { announcement: { en: 'We move.', es: 'Nos mudamos.', lastDay: '2026-12-01' } } },
    ]);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('removes the announcement that shows', async () => {
    const { asked } = open('admin', {
      ...settings,
      announcement: { en: 'We move.', es: 'Nos mudamos.', lastDay: '2026-12-01' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText('The announcement is removed.');
    expect(asked.find(({ name }) => name === 'changeSettings')?.body).toEqual({ announcement: null });
  });
});
