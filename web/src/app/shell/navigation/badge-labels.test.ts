import { expect, it } from 'vitest';
import { badgeLabels } from './badge-labels.ts';

const none = { isNew: false, count: '' };
const badges = { findEmployees: none, findJobs: none, tradePartners: none, messages: none, notifications: none };
const t = (text: string, { number }: { number: string }) => text.replace('{{number}}', number);

it('[SHL-15] the navigation shows a badge at Find employees for new applicants or a job briefing', () => {
  expect(badgeLabels({ ...badges, findEmployees: { isNew: true, count: '3' } }, t)).toEqual({
    'Find employees': '3 new: applicants or job briefings',
  });
});

it('[SHL-16] the navigation shows a badge at Find Jobs for a job briefing, and at Trade Partners for project requests', () => {
  const on = { isNew: true, count: '99+' };
  expect(badgeLabels({ ...badges, findJobs: on, tradePartners: on }, t)).toEqual({
    'Find Jobs': '99+ new: job briefings',
    'Trade Partners': '99+ new: project requests',
  });
});

it('[SHL-15] [SHL-16] the navigation shows none where nothing is new or known', () => {
  expect(badgeLabels(badges, t)).toEqual({});
  expect(badgeLabels(undefined, t)).toEqual({});
});
