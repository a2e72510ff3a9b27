import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

it('[PRO-10] the work history puts the current position first, then by the year each one ended', () => {
  const history = [
    { position: 'Laborer', from: '2009', to: '2012' },
    { position: 'Lead carpenter', from: '2019', current: true },
    { position: 'Framer', from: '2012', to: '2019' },
    { position: 'Helper', from: '2012' },
  ];
  expect(newestFirst(history).map(({ position }) => position)).toEqual([
    'Lead carpenter',
    'Framer',
    'Helper',
    'Laborer',
  ]);
  expect(history[0]?.position).toBe('Laborer');
});
