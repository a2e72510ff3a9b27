import { expect, it } from 'vitest';
import { fromAddress, toAddress } from './search-address.ts';
import { blankForm, blankSearch } from './search-form.ts';

const search = {
  form: {
    ...blankForm('46590'),
    tradeCategories: ['Carpentry'],
    positionTypes: ['Full-Time' as const],
    paidTrainingFirst: true,
    experienceRequired: false,
    willingToProvidePaidTraining: true,
    payAtLeast: { amount: 3250, unit: 'day' as const },
    radius: 25 as const,
  },
  sort: 'newest' as const,
  page: 2,
};

it('[SEE-08] the job search writes the whole search into the address and reads it back', () => {
  const address = toAddress(search);
  expect(String(address)).toBe(
    'zip=46590&trade=Carpentry&type=Full-Time&first=paid-training&experience=no&training=yes&pay=32.5&per=day&miles=25&sort=newest&page=3',
  );
  expect(fromAddress(address, '46982')).toEqual(search);
});

it('[SEE-08] the job search leaves values that no field offers out of an address', () => {
  const odd = new URLSearchParams(
    'trade=&type=Sometimes&experience=maybe&pay=lots&per=job&miles=3&sort=dearest&page=-4',
  );
  expect(fromAddress(odd, '46982')).toEqual(blankSearch('46982'));
});

it('the job search keeps the trades of an address as they are written, each once: the field and the server resolve them', () => {
  const address = new URLSearchParams('trade=plomero&trade=%20Wizardry%20&trade=wizardry&trade=&trade=Roofing');
  expect(fromAddress(address, '46982').form.tradeCategories).toEqual(['plomero', 'Wizardry', 'Roofing']);
  const many = new URLSearchParams(Array.from({ length: 30 }, (_, at) => ['trade', `Trade ${at}`]));
  expect(fromAddress(many, '46982').form.tradeCategories).toHaveLength(20);
  expect(fromAddress(new URLSearchParams({ trade: 'x'.repeat(61) }), '46982').form.tradeCategories).toEqual([]);
});
