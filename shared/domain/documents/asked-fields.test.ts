import { expect, it } from 'vitest';
import { documentFields, documentKinds } from '../../options/document-kinds.ts';
import { withAskedFields } from './asked-fields.ts';

const answers = {
  trade: 'Electrical',
  cdlClass: 'A',
  endorsements: ['H'],
  electricalClass: 'Limited energy',
  epaType: 'Universal',
  state: 'IN',
  number: '12',
  expires: '2030-01-01',
} as const;

it.each(documentKinds)('a document of the kind %s keeps the fields of its kind, and nothing else', (kind) => {
  const asked = Object.fromEntries(documentFields[kind].map((field) => [field, answers[field]]));
  expect(withAskedFields({ kind, ...answers })).toEqual({ kind, ...asked });
});

it('an empty answer counts as missing', () => {
  expect(withAskedFields({ kind: 'osha-10', number: '', expires: '2030-01-01' })).toEqual({
    kind: 'osha-10',
    expires: '2030-01-01',
  });
});
