import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankSearchForm } from '@plumbline/shared/contracts/jobs/search-address';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { getCompanyProfile, patchCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { searchProjects } from '@plumbline/shared/contracts/projects/project-search';
import { searchWorkers } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { JobFormFields } from '../../components/job-form/job-form-fields.tsx';
import { emptyJob } from '../../components/job-form/job-values.ts';
import { CandidateForm } from '../../features/accounts/complete-profile/candidate-form.tsx';
import { companyStepFields } from '../../features/accounts/complete-profile/company-step-fields.tsx';
import { TradeChoice } from '../../features/dashboard/company/trade-choice.tsx';
import { SearchFields as JobSearchFields } from '../../features/job-search/search-fields.tsx';
import { searchValues } from '../../features/job-search/search-form.ts';
import { PartnerFields } from '../../features/partnering/partners/partner-fields.tsx';
import { ProjectFormFields } from '../../features/partnering/project-form/project-form-fields.tsx';
import { ProjectSearchPage } from '../../features/partnering/project-search/project-search-page.tsx';
import { TradesForm } from '../../features/profile/company/trades-form.tsx';
import { AddSkillDialog } from '../../features/profile/seeker/add-skill-dialog.tsx';
import { InformationForm } from '../../features/profile/seeker/information-form.tsx';
import { SkillsForm } from '../../features/profile/seeker/skills-form.tsx';
import { SearchFields as WorkerSearchFields } from '../../features/workers/search/search-fields.tsx';
import { SkilledList } from '../../features/workers/skilled/skilled-list.tsx';
import { SkillsNeededPage } from '../../features/workers/skills-needed/skills-needed-page.tsx';
import { answering, OWN, renderPage } from './render-page.tsx';

const nothing = () => {};
const NONE: string[] = [];

const profileOf = (kind: ProfileView['kind'], parts: Partial<ProfileView> = {}): ProfileView => ({
  id: OWN.profile,
  type: kind === 'candidate' ? 'jobSeeker' : 'provider',
  kind,
  name: 'Renee',
  city: 'Winona Lake',
  state: 'IN',
  zip: '46590',
  public: true,
  redacted: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...parts,
});
const seeker = profileOf('candidate', { jobSeeker: { hasFormalTraining: true } });
const company = profileOf('provider', { provider: { isVendor: false, employeeSkillsNeeded: [] } });

// biome-ignore lint/suspicious/noExplicitAny: each part has a form of its own.
type AnyForm = UseFormReturn<any, any, any>;

/** Renders one part of a form, with the form around it. */
const InForm = ({ values, part }: { values: object; part: (form: AnyForm) => ReactElement }) =>
  part(useForm({ defaultValues: values }) as AnyForm);
const inForm = (values: object, part: (control: AnyForm['control']) => ReactElement) => (
  <InForm values={values} part={({ control }) => part(control)} />
);
const inSearch = (values: object, part: (form: AnyForm) => ReactElement) => (
  <InForm values={{ zip: '46590', tradeCategories: [], positionTypes: [], ...values }} part={part} />
);

const [, , TradesStep] = companyStepFields;

type Picker = { label: string; file: string; show: () => ReactElement; as?: 'candidate' | 'provider' };

const pickers: Record<string, Picker> = {
  'the sign-up of a job seeker': {
    label: 'Trades *',
    file: 'features/accounts/complete-profile/candidate-form.tsx',
    show: () => <CandidateForm />,
    as: 'candidate',
  },
  'the sign-up of a company': {
    label: 'Trades you perform',
    file: 'features/accounts/complete-profile/company-step-fields.tsx',
    show: () =>
      inForm({ selfPerformWorkCategories: [] }, (control) => <TradesStep control={control} isSchool={false} />),
  },
  'the sign-up of a school': {
    label: 'Trades you train',
    file: 'features/accounts/complete-profile/company-step-fields.tsx',
    show: () => inForm({ selfPerformWorkCategories: [] }, (control) => <TradesStep control={control} isSchool />),
  },
  "'Add New Skill'": {
    label: 'Trades with hands-on experience',
    file: 'features/profile/seeker/add-skill-dialog.tsx',
    show: () => <AddSkillDialog open skills={[]} first={[]} onConfirm={nothing} onClose={nothing} />,
    as: 'candidate',
  },
  'the other trades of a job seeker': {
    label: 'Other trades, without a level',
    file: 'features/profile/seeker/skills-form.tsx',
    show: () => <SkillsForm profile={seeker} onClose={nothing} />,
    as: 'candidate',
  },
  "the trades of a job seeker's training": {
    label: 'Trades of your training',
    file: 'features/profile/seeker/information-form.tsx',
    show: () => <InformationForm profile={seeker} onClose={nothing} />,
    as: 'candidate',
  },
  'the profile of a company': {
    label: 'Trades you perform',
    file: 'features/profile/company/trades-form.tsx',
    show: () => <TradesForm profile={company} onClose={nothing} />,
  },
  'the profile of a vendor': {
    label: 'Trades related to your products',
    file: 'features/profile/company/trades-form.tsx',
    show: () => <TradesForm profile={profileOf('vendor', { provider: { isVendor: true } })} onClose={nothing} />,
  },
  'the profile of a school': {
    label: 'Trades you train',
    file: 'features/profile/company/trades-form.tsx',
    show: () => <TradesForm profile={profileOf('educational')} onClose={nothing} />,
  },
  'the job form': {
    label: 'Job Trade Categories',
    file: 'components/job-form/job-form-fields.tsx',
    show: () => inForm(emptyJob, (control) => <JobFormFields control={control} ownTrades={[]} matched />),
  },
  'the job search': {
    label: 'Trade Categories',
    file: 'features/job-search/search-fields.tsx',
    show: () =>
      inSearch(searchValues(blankSearchForm('46590')), (form) => (
        <JobSearchFields id="search" form={form} unfolded onSubmit={nothing} />
      )),
    as: 'candidate',
  },
  'the worker search': {
    label: 'Trade Categories',
    file: 'features/workers/search/search-fields.tsx',
    show: () => inSearch({}, (form) => <WorkerSearchFields id="search" form={form} unfolded onSubmit={nothing} />),
  },
  'the skilled workers': {
    label: 'Trade Categories',
    file: 'features/workers/skilled/skilled-list.tsx',
    show: () => <SkilledList needed={[]} />,
  },
  'the trade partner search': {
    label: 'Categories',
    file: 'features/partnering/partners/partner-fields.tsx',
    show: () =>
      inSearch({ categories: [], industry: [], certification: [] }, (form) => (
        <PartnerFields title="Search" form={form} onSubmit={nothing} />
      )),
  },
  'the project search': {
    label: 'Industry Type',
    file: 'features/partnering/project-search/project-search-page.tsx',
    show: () => <ProjectSearchPage />,
  },
  'the contractors of a project': {
    label: 'Contractor Trade Categories *',
    file: 'features/partnering/project-form/project-form-fields.tsx',
    show: () => inForm({ inviteVendorsToView: true }, (control) => <ProjectFormFields control={control} />),
  },
  'the vendors of a project': {
    label: 'Vendor Trade Categories *',
    file: 'features/partnering/project-form/project-form-fields.tsx',
    show: () => inForm({ inviteVendorsToView: true }, (control) => <ProjectFormFields control={control} />),
  },
  "'Skills needed'": {
    label: 'Trade categories',
    file: 'features/workers/skills-needed/skills-needed-page.tsx',
    show: () => <SkillsNeededPage />,
  },
  "'Employee Matching'": {
    label: 'Trade categories',
    file: 'features/dashboard/company/trade-choice.tsx',
    show: () => <TradeChoice stored={NONE} />,
  },
};

/**
 * Typed words and the trades that they add. The last two entries have several words each, because each Enter renders
 * the whole form again.
 */
const words: [typed: string, trades: string[]][] = [
  ['plomero', ['Plumbing & Pipefitting']],
  ['licensed journeyman electricians', ['Electrical']],
  ['sheet rock', ['Drywall']],
  [
    'soldador, HVAC, carpenter; roofer, Albañiles, pintora / operator',
    ['Welding', 'Heating & A/C', 'Carpentry', 'Roofing', 'Masonry', 'Painting', 'Heavy Equipment Operation'],
  ],
  [
    'lineman, concrete finisher, tilesetter, jardinero, peones, herrero',
    ['Lineman', 'Concrete Finishing', 'Tile', 'Landscaping', 'General Labor', 'Ironwork'],
  ],
];

const show = ({ show: picker, as = 'provider' }: Picker) =>
  renderPage(picker(), {
    route: paths.dashboard,
    as,
    answers: [
      answering(getCompanyProfile, company),
      answering(patchCompanyProfile, company),
      answering(searchWorkers, { results: [], total: 0, onlyInOtherList: 0 }),
      answering(searchProjects, { results: [], total: 0, pageCount: 0 }),
    ],
  });

const enter = (input: HTMLElement, text: string) => {
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
};

/** Looks the field up by attributes: a query by role takes seconds for each word on a page with several forms. */
const findField = (label: string, attributes = '') => {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`input[role=combobox]${attributes}`)];
  return fields.find(({ labels }) => labels?.[0]?.textContent === label);
};
/** Focuses the field, which loads its list, and returns the field after the list has loaded. */
const fieldOf = async (label: string) => {
  await waitFor(() => expect(findField(label), label).toBeDefined());
  fireEvent.focus(findField(label)!);
  await waitFor(() => expect(findField(label, '[aria-controls]'), label).toBeDefined());
  return findField(label)!;
};
const tagOf = (trade: string) =>
  waitFor(() => {
    const names = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
    expect(names).toContain(`Remove ${trade}`);
  });

describe.each(Object.entries(pickers))('the trades in %s', (_, picker) => {
  it('are chosen by common words, and the list closes after each', async () => {
    show(picker);
    for (const [typed, trades] of words) {
      // The field is looked up again for each word, because a form that saves each choice renders it again.
      enter(await fieldOf(picker.label), typed);
      for (const trade of trades) await tagOf(trade);
      const field = await fieldOf(picker.label);
      await waitFor(() => expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['', 'false']));
    }
    expect(screen.queryByText('Not in our list: no matches')).toBeNull();
  });

  it('keep an unknown word, and explain what that means', async () => {
    show(picker);
    enter(await fieldOf(picker.label), 'Boat Building');
    await tagOf('Boat Building');
    await screen.findByText('Not in our list: no matches');
  });
});

const source = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(`${source}/${file}`, 'utf8');
const components = globSync('**/*.tsx', { cwd: source }).filter((file) => !/\.(test|examples)\.tsx$/.test(file));

it('the table of fields for trades covers every existing field', () => {
  const fields = components.flatMap(
    (file) =>
      read(file)
        .match(/<TradeField$|<TradeField\s/gm)
        ?.map(() => file) ?? [],
  );
  const files = Object.values(pickers).map(({ file }) => file);
  expect([...new Set(files)].sort()).toEqual([...new Set(fields)].sort());
});

it('the app has no field for trades of another kind', () => {
  const others = components.filter((file) =>
    /<MultiSelectField[^>]*name="\w*(trade|categor|skill)\w*"/i.test(read(file).replaceAll('=>', '')),
  );
  expect(others).toEqual([]);
});
