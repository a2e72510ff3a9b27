import { paths } from '@plumbline/shared/options/paths';
import { expect, it } from 'vitest';
import { renderPage } from '../../../app/component-tests/render-page.tsx';
import { SearchBriefingSentPage, SkilledWorkerBriefingSentPage } from './sent-page.tsx';

const WORKER = 'd'.repeat(24);
const { employees } = paths;

it.each([
  [SearchBriefingSentPage, employees.searchProfileJobCheckoutComplete, employees.searchProfileJob],
  [SkilledWorkerBriefingSentPage, employees.skilledWorkerJobCheckoutComplete, employees.skilledWorkerJob],
])(
  'the end of sending leads to the form when the address names no briefing, and calls nothing [BRF-08]',
  (Page, route, form) => {
    const { address, asked } = renderPage(<Page />, { route, at: route.path(WORKER) });
    expect(address()).toBe(form.path(WORKER));
    expect(asked).toEqual([]);
  },
);
