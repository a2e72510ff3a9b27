import { MOST_PAY } from '@plumbline/shared/domain/jobs/pay';
import { timedPayUnits } from '@plumbline/shared/options/jobs/pay-units';
import { positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { JOB_SEARCH_RADII, MAX_SEARCHED_TRADES, SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { DEFAULT_SORT, searchSorts } from '@plumbline/shared/options/search-sorts';
import { pageIn } from '../../lib/page/page-number.ts';
import { tradesIn } from '../../lib/page/trades-in.ts';
import { centsOf } from '../../ui/fields/money.ts';
import { blankForm, type Search, type SearchForm } from './search-form.ts';

const wordOf = (answer: boolean | undefined) => (answer === undefined ? undefined : answer ? 'yes' : 'no');
const answerOf = (word: string | null) => (word === 'yes' ? true : word === 'no' ? false : undefined);

/**
 * Writes the search into address parameters, so that it can be shared, reloaded and bookmarked [SEE-08]. The page
 * counts from 1.
 */
export const toAddress = ({ form, sort, page }: Search): URLSearchParams => {
  const { zip, tradeCategories, positionTypes: types, paidTrainingFirst } = form;
  const params = new URLSearchParams({ zip });
  for (const trade of tradeCategories) params.append('trade', trade);
  for (const type of types) params.append('type', type);
  const rest = {
    first: paidTrainingFirst ? 'paid-training' : undefined,
    experience: wordOf(form.experienceRequired),
    training: wordOf(form.willingToProvidePaidTraining),
    pay: form.payAtLeast && String(form.payAtLeast.amount / 100),
    per: form.payAtLeast?.unit,
    miles: form.radius === SEARCH_RADIUS_MILES ? undefined : String(form.radius),
    sort: sort === DEFAULT_SORT ? undefined : sort,
    page: page > 0 ? String(page + 1) : undefined,
  };
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) params.set(name, value);
  return params;
};

/** Reads the pay from '?pay=32.5&per=hour'. An invalid amount is left out. */
const payIn = (params: URLSearchParams): SearchForm['payAtLeast'] => {
  const amount = centsOf(params.get('pay') ?? '');
  const unit = timedPayUnits.find((it) => it === (params.get('per') ?? 'hour'));
  return amount && unit && amount <= MOST_PAY[unit] ? { amount, unit } : undefined;
};

/**
 * Reads the search from an address. Values that no field offers are dropped. An invalid ZIP stays, so that the field
 * shows the error.
 */
export const fromAddress = (params: URLSearchParams, ownZip: string | undefined): Search => {
  const types = params.getAll('type');
  return {
    form: {
      ...blankForm(params.get('zip') ?? ownZip),
      tradeCategories: tradesIn(params, MAX_SEARCHED_TRADES),
      positionTypes: positionTypes.filter((type) => types.includes(type)),
      paidTrainingFirst: params.get('first') === 'paid-training',
      experienceRequired: answerOf(params.get('experience')),
      willingToProvidePaidTraining: answerOf(params.get('training')),
      payAtLeast: payIn(params),
      radius: JOB_SEARCH_RADII.find((miles) => String(miles) === params.get('miles')) ?? SEARCH_RADIUS_MILES,
    },
    sort: searchSorts.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    page: pageIn(params) - 1,
  };
};
