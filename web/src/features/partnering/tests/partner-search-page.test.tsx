import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { searchCompanies } from '@plumbline/shared/contracts/search/companies';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { PartnerProfilePage, ProjectCompanyPage, VendorProfilePage } from '../partners/partner-profile-page.tsx';
import { PartnerSearchPage, VendorSearchPage } from '../partners/partner-search-page.tsx';
import { found, PARTNER, PROJECT } from './partners.ts';

const pageOf = (results: ReturnType<typeof found>[]) => ({ results, total: results.length, pageCount: 1 });
const open = (results = [found()], at = '/trade-partners/search') =>
  renderPage(<PartnerSearchPage />, {
    route: paths.tradePartners.search,
    at,
    answers: [answering(searchCompanies, pageOf(results))],
  });

describe('the trade-partner search', () => {
  it('[PRJ-26] explains itself, and invites to post a project', () => {
    open();
    screen.getByText(
      'Search to quickly locate and view profiles of material vendors for your current or upcoming projects',
    );
    screen.getByRole('heading', { name: 'Looking for a trade partner? Post a new project or task.' });
    const links = screen.getAllByRole('link', { name: 'New Project' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/trade-partners/projects/new', '/trade-partners/projects/new']);
  });

  it("[PRJ-25] runs on load around the company's ZIP, shows that it loads, and leaves the company itself out", async () => {
    const { asked } = open();
    screen.getByRole('status', { name: 'Loading' });
    expect((screen.getByLabelText('ZIP Code *') as HTMLInputElement).value).toBe('46590');
    screen.getByText('Categories', { selector: 'label' });
    screen.getByRole('button', { name: 'Search' });
    await screen.findByRole('heading', { name: '1 company within 50 miles' });
    expect(asked[0]?.body).toEqual({
      filters: { zip: '46590', radius: 50 },
      mongoFilters: { type: 'provider', id: { $ne: OWN.profile } },
      page: 1,
      limit: 18,
    });
  });

  it.each([
    ['Vendors', true],
    ['Contractors', false],
  ])('switches to %s only', async (name, isVendor) => {
    const { asked } = open();
    await screen.findByRole('heading', { name: '1 company within 50 miles' });
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.body).toMatchObject({ mongoFilters: { vendor: { $exists: isVendor } } });
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  });

  it("[PRJ-25] reveals 'Industry' and 'Business Certification' with '+ Filters'", () => {
    open();
    expect(screen.queryByText('Business Certification', { selector: 'label' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '+ Filters' }));
    screen.getByText('Industry', { selector: 'label' });
    screen.getByText('Business Certification', { selector: 'label' });
  });

  it('[PRJ-25] reveals them with the categories, new ones too, and searches by the address', async () => {
    const { asked } = open(
      undefined,
      '/trade-partners/search?zip=46580&category=Canoe+Building&industry=Residential&certification=Women+%28WBE%29',
    );
    screen.getByText('Business Certification', { selector: 'label' });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({
      filters: { zip: '46580' },
      mongoFilters: {
        $or: [
          { tradesRelatedToProduct: { $in: ['Canoe Building'] } },
          { selfPerformWorkCategories: { $in: ['Canoe Building'] } },
        ],
        industry: { $in: ['Residential'] },
        qualifiedDesignations: { $in: ['Women (WBE)'] },
      },
    });
  });

  it('[PRJ-27] shows name, photo, place, description, industry and year of each company', async () => {
    open([
      found({ profilePhoto: '/logo.webp' }),
      found({ id: 'e'.repeat(24), name: 'Elkhart Veneer', description: '', connected: false }),
    ]);
    await screen.findByRole('heading', { name: '2 companies within 50 miles' });
    const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
    for (const text of ['Leesburg, IN', 'Roof and floor trusses, delivered and set.', 'Residential', 'Connected'])
      first!.getByText(text);
    first!.getByRole('link', { name: found().name });
    expect(screen.getAllByRole('listitem')[0]!.querySelector('img')?.getAttribute('src')).toBe('/logo.webp');
    first!.getByText('Joined Mar 2026');
    expect(first!.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(
      `/trade-partners/search/profile/${PARTNER}`,
    );
    second!.getByText('No description provided.');
    expect(second!.queryByText('Connected')).toBeNull();
  });

  it('[PRJ-27] says when there are no results', async () => {
    open([]);
    await screen.findByText('No results. Check back next time!');
  });

  it('[PRJ-24] requires a valid ZIP', async () => {
    const { asked } = open(undefined, '/trade-partners/search?zip=');
    await screen.findByText('ZIP Code is required.');
    const zip = screen.getByLabelText('ZIP Code *');
    expect(zip.getAttribute('inputmode')).toBe('numeric');
    fireEvent.change(zip, { target: { value: '4659' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('Please enter a valid ZIP code.');
    expect(asked).toEqual([]);
  });

  it('[PRJ-37] finds only vendors at /vendors', async () => {
    const { asked } = renderPage(<VendorSearchPage />, {
      route: paths.vendors.search,
      answers: [answering(searchCompanies, pageOf([found()]))],
    });
    await screen.findByRole('heading', { name: 'Find Vendors', level: 1 });
    expect((await screen.findByRole('link', { name: 'View Profile' })).getAttribute('href')).toBe(
      `/vendors/${PARTNER}`,
    );
    expect(asked[0]?.body).toMatchObject({ mongoFilters: { vendor: { $exists: true } } });
  });
});

describe("a company's profile", () => {
  const refused = {
    status: 404,
    code: 'profile_not_found',
    message: "We couldn't retrieve the data for this profile.",
  };

  it("[PRJ-20] has 'Back to Project Details' when it was opened from a project", () => {
    renderPage(<ProjectCompanyPage />, {
      route: paths.tradePartners.searchProjectProfile,
      at: paths.tradePartners.searchProjectProfile.path(PROJECT, PARTNER),
      answers: [answering(getCompanyProfile, refused)],
    });
    expect(screen.getByRole('link', { name: 'Back to Project Details' }).getAttribute('href')).toBe(
      `/trade-partners/search-projects/${PROJECT}`,
    );
  });

  it.each([
    [<PartnerProfilePage key="partner" />, paths.tradePartners.searchProfile, '/trade-partners/search'],
    [<VendorProfilePage key="vendor" />, paths.vendors.vendor, '/vendors/search'],
  ])('[PRJ-35] says in a toast when it cannot be had, and leads back to the search', async (page, route, back) => {
    renderPage(page, { route, at: route.path(PARTNER), answers: [answering(getCompanyProfile, refused)] });
    expect(screen.getByRole('link', { name: 'Back to Search' }).getAttribute('href')).toBe(back);
    await waitFor(() =>
      expect(screen.getAllByText("We couldn't retrieve the data for this profile.").length).toBeGreaterThan(0),
    );
  });
});
