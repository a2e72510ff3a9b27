import { expect, it } from 'vitest';
import { dotLabels } from './dot-labels.ts';

const none = { isNew: false, count: '' };
const dots = { findEmployees: none, findJobs: none, tradePartners: none, notifications: none };
const t = (text: string, { number }: { number: string }) => text.replace('{{number}}', number);

it('[SHL-15] puts a dot at Find employees for new applicants or a job briefing', () => {
  expect(dotLabels({ ...dots, findEmployees: { isNew: true, count: '3' } }, t)).toEqual({
    'Find employees': '3 new: applicants or job briefings',
  });
});

it('[SHL-16] puts a dot at Find Jobs for a job briefing, and at Trade Partners for project requests', () => {
  const on = { isNew: true, count: '99+' };
  expect(dotLabels({ ...dots, findJobs: on, tradePartners: on }, t)).toEqual({
    'Find Jobs': '99+ new: job briefings',
    'Trade Partners': '99+ new: project requests',
  });
});

it('[SHL-15] [SHL-16] puts none where nothing is new or known', () => {
  expect(dotLabels(dots, t)).toEqual({});
  expect(dotLabels(undefined, t)).toEqual({});
});
