import type { JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import { centsAnHour } from '@plumbline/shared/domain/jobs/pay';
import { payText } from '@plumbline/shared/domain/jobs/pay-text';
import { positionTypesByDemand } from '@plumbline/shared/options/jobs/position-types';
import { shifts } from '@plumbline/shared/options/jobs/shifts';
import { overtimes, travelTerms } from '@plumbline/shared/options/jobs/work-facts';
import {
  JOB_SEARCH_RADII,
  POSTED_WITHIN_DAYS,
  SEARCH_RADIUS_MILES,
  START_WITHIN_DAYS,
} from '@plumbline/shared/options/limits';
import { jobsIn } from '../page/address.ts';
import { Icon } from '../page/icons.tsx';
import type { Words } from '../words/translate.ts';
import { SelectField, TradeField, TradeNames, WordsField, ZipField } from './search-field.tsx';

/** The least pay that the form offers, in dollars an hour. */
const PAY_STEPS = [15, 18, 20, 25, 30, 35, 40, 50];

type FormProps = { words: Words; search: JobSearch; problem?: string | undefined };

/** The dollars an hour of a search. The signed-in search can have another unit. */
const dollarsAnHour = ({ payAtLeast }: JobSearch['form']): number | undefined => {
  const cents = payAtLeast && centsAnHour(payAtLeast.amount, payAtLeast.unit);
  return cents && Math.round(cents / 100);
};

const payLabel = (dollars: number, { t, language }: Words): string =>
  t('{{pay}} and up', { pay: payText({ from: dollars * 100, to: dollars * 100, unit: 'hour' }, language) });
const postedLabel = (days: number, { t }: Words): string =>
  days === 1 ? t('Last 24 hours') : t('Last {{count}} days', { count: String(days) });
const milesLabel = (miles: number, { t }: Words): string => t('{{count}} miles', { count: String(miles) });

const Filters = ({ words, search, prefix }: FormProps & { prefix: string }) => {
  const { t, name } = words;
  const { form } = search;
  const dollars = dollarsAnHour(form);
  const steps = dollars && !PAY_STEPS.includes(dollars) ? [dollars, ...PAY_STEPS] : PAY_STEPS;
  const any = (label: string) => ({ value: '', label });
  const named = (value: string) => ({ value, label: name(value) });
  return (
    <>
      <SelectField
        prefix={prefix}
        name="distance"
        label={t('Distance')}
        value={String(form.radius)}
        options={JOB_SEARCH_RADII.map((miles) => ({
          value: miles === SEARCH_RADIUS_MILES ? '' : String(miles),
          label: milesLabel(miles, words),
        })).toReversed()}
      />
      <SelectField
        prefix={prefix}
        name="pay"
        label={t('Pay')}
        value={String(dollars ?? '')}
        options={[any(t('Any pay')), ...steps.map((step) => ({ value: String(step), label: payLabel(step, words) }))]}
      />
      <SelectField
        prefix={prefix}
        name="posted"
        label={t('Posted')}
        value={String(form.postedWithin ?? '')}
        options={[
          any(t('Any time')),
          ...POSTED_WITHIN_DAYS.map((days) => ({ value: String(days), label: postedLabel(days, words) })),
        ]}
      />
      <SelectField
        prefix={prefix}
        name="type"
        label={t('Type')}
        value={form.positionTypes[0] ?? ''}
        options={[any(t('Any type')), ...positionTypesByDemand.map(named)]}
      />
      <SelectField
        prefix={prefix}
        name="shift"
        label={t('Shift')}
        value={form.shifts?.[0] ?? ''}
        options={[any(t('Any shift')), ...shifts.map(named)]}
      />
      <SelectField
        prefix={prefix}
        name="start"
        label={t('Start date')}
        value={String(form.startsWithin ?? '')}
        options={[
          any(t('Any time')),
          ...START_WITHIN_DAYS.map((days) => ({
            value: String(days),
            label: t('Within {{count}} days', { count: String(days) }),
          })),
        ]}
      />
      <SelectField
        prefix={prefix}
        name="travel"
        label={t('Travel')}
        value={form.travel?.[0] ?? ''}
        options={[any(t('Any terms')), ...travelTerms.map(named)]}
      />
      <SelectField
        prefix={prefix}
        name="overtime"
        label={t('Overtime')}
        value={form.overtime?.[0] ?? ''}
        options={[any(t('Any overtime')), ...overtimes.map(named)]}
      />
      <WordsField prefix={prefix} words={words} value={form.words ?? ''} />
    </>
  );
};

const Language = ({ words: { chosen } }: { words: Words }) =>
  chosen ? <input type="hidden" name="lang" value={chosen} /> : null;

const SubmitButton = ({ words: { t }, text }: { words: Words; text: 'Search' | 'Find jobs' }) => (
  <button type="submit" class="btn primary">
    <Icon name="search" />
    {t(text)}
  </button>
);

const WholeForm = ({ prefix, ...props }: FormProps & { prefix: string }) => {
  const { words, search, problem } = props;
  return (
    <form class="find" action={jobsIn()} method="get" aria-label={words.t('Job search')}>
      <Language words={words} />
      {search.sort === 'newest' && <input type="hidden" name="sort" value="newest" />}
      <ZipField prefix={prefix} words={words} value={search.form.zip} problem={problem} />
      <TradeField prefix={prefix} words={words} value={search.form.tradeCategories[0] ?? ''} />
      <Filters prefix={prefix} {...props} />
      <SubmitButton words={words} text="Search" />
    </form>
  );
};

const summaryOf = ({ words, search: { form } }: FormProps): string => {
  const { t, name } = words;
  const dollars = dollarsAnHour(form);
  return [
    milesLabel(form.radius, words),
    dollars ? payLabel(dollars, words) : t('any pay'),
    form.postedWithin ? postedLabel(form.postedWithin, words) : t('any date'),
    ...form.positionTypes.map(name),
    ...(form.shifts ?? []).map(name),
    ...(form.startsWithin ? [t('Starts within {{count}} days', { count: String(form.startsWithin) })] : []),
    ...[...(form.travel ?? []), ...(form.overtime ?? [])].map(name),
  ].join(', ');
};

/** All filters in one row. On a phone one line says what is searched and opens the fields. */
export const SearchForm = (props: FormProps) => {
  const { words, search, problem } = props;
  const { form } = search;
  const title = [form.zip || words.t('ZIP Code'), ...form.tradeCategories.map(words.name), form.words ?? '']
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <TradeNames words={words} />
      <details class="card folded" open={problem !== undefined}>
        <summary>
          <Icon name="search" />
          <span>
            <b>{title}</b>
            <span class="small muted">{summaryOf(props)}</span>
          </span>
          <span class="ed">{words.t('Change')}</span>
        </summary>
        <WholeForm prefix="phone" {...props} />
      </details>
      <div class="card unfolded">
        <WholeForm prefix="desk" {...props} />
      </div>
    </>
  );
};

/** ZIP and trade only, for pages that aren't about a place. */
export const ShortSearchForm = ({ words, search, problem }: FormProps) => (
  <>
    <TradeNames words={words} />
    <form class="card find short" action={jobsIn()} method="get" aria-label={words.t('Job search')}>
      <Language words={words} />
      <ZipField prefix="short" words={words} value={search.form.zip} problem={problem} />
      <TradeField prefix="short" words={words} value={search.form.tradeCategories[0] ?? ''} />
      <SubmitButton words={words} text="Find jobs" />
      <p class="small muted">{words.t('With a ZIP Code you see the miles to each job.')}</p>
    </form>
  </>
);
