import { searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import { locateZip } from '@plumbline/shared/contracts/reference/reference';
import { MILITARY_ZIP_REFUSED } from '@plumbline/shared/domain/contact-details/zip';
import { paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ZipPlaceField } from '../../components/profile/zip-place-field.tsx';
import { JobSearchPage } from '../../features/job-search/job-search-page.tsx';
import { answering, renderPage } from './render-page.tsx';

const ZipForm = ({ zip, onMap }: { zip: string; onMap: boolean }) => {
  const { control } = useForm({ defaultValues: { zip } });
  return <ZipPlaceField control={control} name="zip" label="Zip Code" onMap={onMap} />;
};

const soldier = { zip: '09096', state: 'AE', military: true } as const;
const newZip = { zip: '75073', state: 'TX', approximate: true } as const;

it.each([
  { found: { zip: '46590', city: 'Winona Lake', state: 'IN' }, onMap: true, texts: ['Winona Lake, Indiana'] },
  { found: newZip, onMap: true, texts: ['Texas', /distances are approximate/] },
  { found: soldier, onMap: false, texts: ['Armed Forces Europe', /can't match you by distance/] },
  { found: soldier, onMap: true, texts: [MILITARY_ZIP_REFUSED] },
])('the field of the ZIP $found.zip says $texts [PRO-33]', async ({ found, onMap, texts }) => {
  renderPage(<ZipForm zip={found.zip} onMap={onMap} />, {
    route: paths.dashboard,
    answers: [answering(locateZip, found)],
  });
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
});

it('the job search says that military post has no place on the map, and what to enter', async () => {
  const nothing = { result: [], total: 0, pageCount: 0, perMile: [], military: true as const };
  renderPage(<JobSearchPage />, {
    route: paths.jobs.search,
    at: '/jobs/search?zip=09096',
    as: 'candidate',
    answers: [answering(searchJobs, nothing)],
  });
  expect(await screen.findByText('Military post has no place on our map.')).toBeTruthy();
  expect(screen.getByText(/ZIP Code of the town you want to work in/)).toBeTruthy();
});
