import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { searchWorkers } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ownCompany, worker } from '../../../../gallery/workers.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { setLanguage } from '../../../lib/i18n.ts';
import { WorkerSearchPage } from '../search/worker-search-page.tsx';
import { SkilledWorkersPage } from '../skilled/skilled-workers-page.tsx';

const lists = {
  general: { page: <WorkerSearchPage />, route: paths.employees.search },
  skilled: { page: <SkilledWorkersPage />, route: paths.employees.skilledWorkers },
};

/** A list of workers with `total` results, and `onlyInOtherList` workers who are only in the other list. */
const open = (list: keyof typeof lists, total: number, onlyInOtherList: number, query = '', isPublic = true) => {
  const { page, route } = lists[list];
  return renderPage(page, {
    route,
    at: `${route.path()}${query}`,
    answers: [
      answering(getCompanyProfile, ownCompany({ public: isPublic })),
      answering(searchWorkers, { results: total > 0 ? [worker()] : [], total, onlyInOtherList }),
    ],
  });
};

const linkToOthers = async (name = 'Show them') => (await screen.findByRole('link', { name })).getAttribute('href');
const noticeText = async () =>
  (await screen.findByRole('link', { name: 'Show them' })).parentElement?.previousElementSibling?.textContent;

const search = '/employees/search';
const skilled = '/employees/skilled-workers';
const skilledIn = 'near you are listed under Skilled workers.';
const generalIn = 'near you are listed under Search workers.';

describe('the notice about the other list of workers', () => {
  it('[SKW-11] promises an explanation, and no list, while the company has not turned skilled workers on', async () => {
    open('general', 3, 5, '?zip=46590', false);
    expect(await linkToOthers('How it works')).toContain(skilled);
    expect(screen.queryByRole('link', { name: 'Show them' })).toBeNull();
  });

  it.each([
    {
      list: 'general',
      count: 20,
      query: '?zip=46590&trade=Carpentry',
      text: `20 trained workers in Carpentry ${skilledIn}`,
    },
    {
      list: 'general',
      count: 1,
      query: '?zip=46590&trade=Carpentry',
      text: '1 trained worker in Carpentry near you is listed under Skilled workers.',
    },
    { list: 'general', count: 20, query: '', text: `20 trained workers ${skilledIn}` },
    { list: 'general', count: 1, query: '', text: '1 trained worker near you is listed under Skilled workers.' },
    {
      list: 'general',
      count: 5,
      query: '?zip=46590&trade=Carpentry&trade=Roofing',
      text: `5 trained workers ${skilledIn}`,
    },
    { list: 'skilled', count: 3, query: '?trade=Carpentry', text: `3 other workers in Carpentry ${generalIn}` },
    {
      list: 'skilled',
      count: 1,
      query: '?trade=Carpentry',
      text: '1 other worker in Carpentry near you is listed under Search workers.',
    },
    { list: 'skilled', count: 3, query: '?trade=any', text: `3 other workers ${generalIn}` },
    { list: 'skilled', count: 1, query: '?trade=any', text: '1 other worker near you is listed under Search workers.' },
  ] as const)('says "$text", with and without results [SKW-10, SKW-14]', async ({ list, count, query, text }) => {
    const { unmount } = open(list, 0, count, query);
    expect(await noticeText()).toBe(text);
    screen.getByText('No results. Check back next time!');
    unmount();
    open(list, 7, count, query);
    expect(await noticeText()).toBe(text);
  });

  it.each(['general', 'skilled'] as const)('is absent when the %s list leaves out no one [SKW-14]', async (list) => {
    const { unmount } = open(list, 0, 0);
    await screen.findByText('No results. Check back next time!');
    expect(screen.queryByRole('link', { name: 'Show them' })).toBeNull();
    unmount();
    open(list, 7, 0);
    await screen.findByRole('heading', { name: /^7 / });
    expect(screen.queryByRole('link', { name: 'Show them' })).toBeNull();
  });

  it.each([
    [
      'general',
      '?zip=46982&trade=Framing&type=Full-Time&rating=2&license=yes&page=2',
      `${skilled}?zip=46982&trade=Framing&type=Full-Time&rating=2&license=yes`,
    ],
    ['general', '?zip=46590&trade=Framing&trade=Roofing', `${skilled}?trade=Framing&trade=Roofing`],
    ['general', '', `${skilled}?trade=any`],
    [
      'skilled',
      '?zip=46982&trade=Framing&type=Full-Time&rating=2&license=yes&page=2',
      `${search}?zip=46982&trade=Framing&type=Full-Time&rating=2&license=yes`,
    ],
    ['skilled', '', `${search}?zip=46590&trade=Carpentry`],
    ['skilled', '?trade=any', `${search}?zip=46590`],
  ] as const)(
    'links from the %s list at "%s" to the same search in the other list [SKW-14]',
    async (list, query, to) => {
      open(list, 0, 4, query);
      expect(await linkToOthers()).toBe(to);
    },
  );

  it('is in Spanish for a Spanish reader [SKW-14]', async () => {
    await setLanguage('es');
    open('general', 0, 20, '?zip=46590');
    await screen.findByText('Hay 20 trabajadores con formación cerca de usted en Trabajadores calificados.');
    expect(await linkToOthers('Mostrar')).toBe(`${skilled}?trade=any`);
  });
  afterEach(() => setLanguage('en'));
});

describe('the skilled list with the filters of another search', () => {
  it('searches with them, names them and clears them [SKW-10]', async () => {
    const { asked, address } = open('skilled', 7, 0, '?zip=46982&trade=Framing&type=Full-Time&rating=2&license=yes');
    await screen.findByText(/^Also filtered by: ZIP Code 46982, Full-Time, .* or better, Has a driver's license$/);
    expect(asked.find(({ name }) => name === 'searchWorkers')?.body).toMatchObject({
      zip: '46982',
      filters: {
        skilledWorkers: true,
        tradeCategories: ['Framing'],
        positionTypes: ['Full-Time'],
        rating: 2,
        validDriversLicense: true,
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Clear these filters' }));
    await waitFor(() => expect(address()).toBe(`${skilled}?trade=Framing`));
    expect(screen.queryByText(/^Also filtered by/)).toBeNull();
  });

  it('keeps them when the trades change [SKW-10]', async () => {
    const { address } = open('skilled', 7, 0, '?zip=46982&trade=Framing&license=yes');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Framing' }));
    await waitFor(() => expect(address()).toBe(`${skilled}?zip=46982&license=yes&trade=any`));
  });

  it('searches around the company when the address has no real ZIP [SKW-10]', async () => {
    const { asked } = open('skilled', 7, 0, '?zip=nowhere&trade=Framing');
    await screen.findByRole('heading', { name: /^7 / });
    expect(asked.find(({ name }) => name === 'searchWorkers')?.body).toMatchObject({ zip: '46590' });
  });
});
