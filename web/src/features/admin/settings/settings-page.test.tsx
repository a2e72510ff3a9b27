import { changeSettings, getSettings } from '@plumbline/shared/contracts/admin/settings';
import { changeProduct, listProducts } from '@plumbline/shared/contracts/payments/products';
import { products } from '@plumbline/shared/options/products';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { SettingsPage } from './settings-page.tsx';

const settings = { expirationHours: 72, blockedDomains: ['throwaway.example'] };
const open = () =>
  renderPage(<SettingsPage />, {
    route: paths.admin.settings,
    answers: [
      answering(listProducts, { results: [...products] }),
      answering(getSettings, settings),
      answering(changeSettings, settings),
      answering(changeProduct, { slug: 'job_posting', name: 'Job Posting', amount: 5900 }),
    ],
  });

describe('prices and settings', () => {
  it('changes a price within its bounds, in cents', async () => {
    const { asked } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change the price of Job Posting' }));
    const dialog = within(await screen.findByRole('dialog'));
    const price = dialog.getByRole('textbox', { name: /Price in dollars/ });
    dialog.getByText('Checkouts that are open keep the price they showed.');
    for (const wrong of ['10,000.01', 'a lot', '']) {
      fireEvent.change(price, { target: { value: wrong } });
      fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await dialog.findByText('Please enter an amount from $0 to $10,000');
    }
    fireEvent.change(price, { target: { value: '59' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The price is changed.');
    expect(asked.filter(({ name }) => name === 'changeProduct')).toMatchObject([
      { params: { slug: 'job_posting' }, body: { amount: 5900 } },
    ]);
  });

  it('saves hours and domains, and says what is wrong with them', async () => {
    const { asked } = open();
    const hours = await screen.findByRole('textbox', { name: /Hours a match lasts/ });
    const domains = screen.getByRole('textbox', { name: /Blocked email domains/ });
    fireEvent.change(hours, { target: { value: '9999' } });
    fireEvent.change(domains, { target: { value: 'no domain' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please enter whole hours from 0 to 8760');
    screen.getByText('Please enter domains such as example.com, one on a line');
    fireEvent.change(hours, { target: { value: '0' } });
    fireEvent.change(domains, { target: { value: 'one.example\ntwo.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The settings are saved.');
    expect(asked.find(({ name }) => name === 'changeSettings')?.body).toEqual({
      expirationHours: 0,
      blockedDomains: ['one.example', 'two.example'],
    });
  });
});
