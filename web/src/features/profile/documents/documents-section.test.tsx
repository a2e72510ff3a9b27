import { saveDocuments } from '@plumbline/shared/contracts/documents/documents';
import { REQUIRED } from '@plumbline/shared/contracts/fields';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { getCompanyProfile, getProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { OwnProfilePage } from '../own/own-profile-page.tsx';

const MASTER = {
  id: '1'.repeat(24),
  kind: 'master-license',
  trade: 'Electrical',
  state: 'IN',
  number: 'EL-204',
} as const;

const worker = (changes: Partial<ProfileView> = {}): ProfileView => ({
  id: OWN.profile,
  type: 'jobSeeker',
  kind: 'candidate',
  name: 'Travis',
  city: 'Leesburg',
  state: 'IN',
  public: true,
  redacted: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  jobSeeker: {
    hasHandsOnExperience: true,
    handsOnExperiences: [{ category: 'Electrical', rating: 0, amount: '<1YR' }],
    tradeCategories: ['Electrical'],
  },
  ...changes,
});

const show = (profile: ProfileView, edit = true, page = <OwnProfilePage />) =>
  renderPage(page, {
    route: paths.profile.own,
    at: edit ? '/profile?edit=true' : '/profile',
    as: profile.kind === 'candidate' ? 'candidate' : 'provider',
    answers: [
      answering(getProfile, profile),
      answering(getCompanyProfile, profile),
      answering(saveDocuments, ({ body }) =>
        body.documents.map(({ file: _, ...each }) => ({ ...each, validity: 'valid' as const })),
      ),
    ],
  });

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement);
};
const open = async (name: string) => fireEvent.click((await section(name)).getByRole('button', { name: /Edit/ }));
const form = async (name: string) => within(await screen.findByRole('form', { name }));

beforeEach(() => localStorage.clear());

describe("a worker's licenses and cards", () => {
  it('the form has one blank entry, which "Add a license or card" focuses, and which is not saved', async () => {
    const { asked } = show(worker({ documents: [{ ...MASTER, validity: 'valid' }] }));
    await open('Licenses and Cards');
    const fields = await form('Licenses and Cards');
    const add = () =>
      fireEvent.click(fields.getAllByRole('button', { name: 'Add a license or card' })[0] as HTMLElement);
    add();
    add();
    expect(await fields.findAllByLabelText('Kind *')).toHaveLength(2);
    expect(document.activeElement).toBe(fields.getAllByLabelText('Kind *')[1]);
    fireEvent.click(fields.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    await screen.findByText('Profile updated');
    const sent = asked.find(({ name }) => name === 'saveDocuments');
    expect(sent?.body).toMatchObject({ documents: [MASTER] });
  });

  it('the searches for jobs load again after a save, because they can leave out jobs by license', async () => {
    const load = vi.fn(async () => ({}));
    const Search = () => {
      useQuery({ queryKey: [...queryKeys.jobs.searches, 'example'], queryFn: load });
      return <OwnProfilePage />;
    };
    show(worker({ documents: [{ ...MASTER, validity: 'valid' }] }), true, <Search />);
    await open('Licenses and Cards');
    const fields = await form('Licenses and Cards');
    await fields.findByLabelText('Kind *');
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(fields.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    await screen.findByText('Profile updated');
    await expect.poll(() => load.mock.calls.length).toBe(2);
  });

  it.each([
    ['electrical-license', 'License class *', 'Limited energy'],
    ['epa-608', 'Certificate type *', 'Universal'],
    ['cdl', 'CDL Class *', 'A'],
  ])('a %s is saved only with its class', async (kind, label, value) => {
    const { asked } = show(worker());
    await open('Licenses and Cards');
    const fields = await form('Licenses and Cards');
    fireEvent.change(await fields.findByLabelText('Kind *'), { target: { value: kind } });
    await fields.findByLabelText(label);
    const save = () => fireEvent.click(fields.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    save();
    await fields.findByText(REQUIRED);
    expect(asked.some(({ name }) => name === 'saveDocuments')).toBe(false);
    fireEvent.change(fields.getByLabelText(label), { target: { value } });
    save();
    await screen.findByText('Profile updated');
    expect(JSON.stringify(asked.find(({ name }) => name === 'saveDocuments')?.body)).toContain(`:"${value}"`);
  });

  it('show the fields of each kind, and are saved without the rest', async () => {
    const { asked } = show(worker());
    await open('Licenses and Cards');
    const fields = await form('Licenses and Cards');
    const kind = await fields.findByLabelText('Kind *');
    expect([...kind.querySelectorAll('option')].map(({ textContent }) => textContent)).not.toContain('W-9');
    expect(fields.queryByLabelText('Number')).toBeNull();
    fireEvent.change(kind, { target: { value: 'osha-30' } });
    await fields.findByLabelText('Number');
    expect(fields.queryByLabelText('State')).toBeNull();
    fireEvent.change(kind, { target: { value: 'master-license' } });
    fireEvent.change(await fields.findByLabelText('State'), { target: { value: 'IN' } });
    fireEvent.change(fields.getByLabelText('Trade'), { target: { value: 'Electrical' } });
    fireEvent.change(fields.getByLabelText('Number'), { target: { value: ' EL-204 ' } });
    fireEvent.change(fields.getByLabelText('Good until'), { target: { value: '2031-01-31' } });
    fireEvent.click(fields.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    await screen.findByText('Profile updated');
    const sent = asked.find(({ name }) => name === 'saveDocuments');
    expect(sent?.body).toEqual({
      documents: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          kind: 'master-license',
          trade: 'Electrical',
          state: 'IN',
          number: 'EL-204',
          expires: '2031-01-31',
        },
      ],
      removed: [],
    });
    (await section('Licenses and Cards')).getByText('Master license');
  });

  it('are not saved as a CDL without its class', async () => {
    const { asked } = show(worker());
    await open('Licenses and Cards');
    const fields = await form('Licenses and Cards');
    fireEvent.change(await fields.findByLabelText('Kind *'), { target: { value: 'cdl' } });
    await fields.findByLabelText('CDL Class *');
    fireEvent.click(fields.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    await fields.findByText('This field is required');
    expect(asked.some(({ name }) => name === 'saveDocuments')).toBe(false);
  });

  it('are deleted by name', async () => {
    const { asked } = show(worker({ documents: [{ ...MASTER, validity: 'valid' }] }));
    await open('Licenses and Cards');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Master license' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const fields = await form('Licenses and Cards');
    fireEvent.click(fields.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'saveDocuments')?.body).toEqual({
        documents: [],
        removed: [MASTER.id],
      }),
    );
  });

  it('take their photo with the back camera of a phone', async () => {
    show(worker({ documents: [{ ...MASTER, validity: 'valid' }] }));
    await open('Licenses and Cards');
    await screen.findByRole('button', { name: 'Take a photo' });
    const camera = document.querySelector('input[capture]');
    expect([camera?.getAttribute('capture'), camera?.getAttribute('accept')]).toEqual(['environment', 'image/*']);
  });

  it('show which level they contradict', async () => {
    show(worker({ documents: [{ ...MASTER, validity: 'valid' }] }), false);
    await screen.findByText(
      'Your level in Electrical says Apprentice, but you hold a valid license for more: Master license.',
    );
    expect(screen.getByRole('link', { name: 'Change your level' }).getAttribute('href')).toBe(
      '/profile?edit=true&section=skills',
    );
  });

  it('say nothing about a level that fits', async () => {
    const fitting = worker({ documents: [{ ...MASTER, trade: 'Plumbing', validity: 'valid' }] });
    show(fitting, false);
    await section('Licenses and Cards');
    expect(screen.queryByText(/^Your level in/)).toBeNull();
  });
});

describe("a company's documents", () => {
  const company = (kind: 'provider' | 'educational') =>
    worker({
      kind,
      type: 'provider',
      name: 'Wagon Wheel Homes',
      provider: { isVendor: false },
      jobSeeker: undefined,
    } as never);

  it('are its license, insurance and W-9, for its connections', async () => {
    show(company('provider'));
    await open('Licenses, Insurance and W-9');
    const fields = await form('Licenses, Insurance and W-9');
    fields.getByText('Companies see what is on file and until when before you connect, and open the files after.');
    const options = [...(await fields.findByLabelText('Kind *')).querySelectorAll('option')];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      'Contractor license',
      'Certificate of insurance',
      "Workers' compensation certificate",
      'W-9',
    ]);
  });
});
