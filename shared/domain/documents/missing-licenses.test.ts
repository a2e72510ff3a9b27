import { expect, it } from 'vitest';
import { missingLicenses } from './missing-licenses.ts';

it('names the licenses that a worker lacks, and those that have expired or that staff rejected', () => {
  const documents = [
    { kind: 'cdl', validity: 'valid' },
    { kind: 'twic', validity: 'expired' },
    { kind: 'forklift', validity: 'expires-soon' },
    { kind: 'rigging', validity: 'valid', check: { state: 'rejected' } },
  ] as const;
  expect(missingLicenses(['cdl', 'twic', 'forklift', 'rigging', 'nccer'], documents)).toEqual([
    'twic',
    'rigging',
    'nccer',
  ]);
});

it('a higher license covers the lower one, and not the other way round', () => {
  const higher = [
    { kind: 'osha-30', validity: 'valid' },
    { kind: 'master-license', validity: 'valid' },
  ] as const;
  expect(missingLicenses(['osha-10', 'journeyman-license'], higher)).toEqual([]);
  expect(missingLicenses(['osha-30'], [{ kind: 'osha-10', validity: 'valid' }])).toEqual(['osha-30']);
});
