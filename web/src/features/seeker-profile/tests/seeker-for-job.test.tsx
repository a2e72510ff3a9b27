import { getIntent } from '@plumbline/shared/contracts/payments/intents';
import { paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { setLanguage } from '../../../lib/i18n.ts';
import { SeekerForJob } from '../seeker-for-job.tsx';

const JOB = 'c'.repeat(24);
const SEEKER = 'd'.repeat(24);
const DATE = '2026-11-20T15:00:00.000Z';

afterEach(() => setLanguage('en'));

it('the checkout of an unlock names the trade of the match in the language of the reader [APP-19]', async () => {
  await setLanguage('es');
  renderPage(
    <SeekerForJob
      jobId={JOB}
      isMatch
      seeker={{
        ...{ id: SEEKER, kind: 'candidate', type: 'jobSeeker', name: 'Jobseekerdddd', redacted: true, public: true },
        ...{ city: 'Goshen', state: 'IN', createdAt: DATE, updatedAt: DATE, jobSeeker: {} },
      }}
      facts={{
        actions: {},
        reason: 'Carpentry, Master, 4 miles',
        unlock: { slug: 'unlock_applicant_resume', amount: 2900 },
        send: { amount: 900 },
        briefing: { amount: 4900 },
        priority: { amount: 44900 },
      }}
    />,
    {
      route: paths.jobs.match,
      at: `${paths.jobs.match.path(JOB, SEEKER)}?isMatch=true&payment_intent=pi_1`,
      answers: [
        answering(getIntent, {
          ...{ id: 'pi_1', status: 'requires_payment_method', client_secret: 'pi_1_secret', amount: 2900 },
          ...{ return_url: paths.employees.jobs.path(), subject: { profile: SEEKER, name: 'Jobseekerdddd' } },
          metadata: { product_slug: 'unlock_applicant_resume', product_name: 'Unlock Applicant Resume' },
        }),
      ],
    },
  );
  expect((await screen.findAllByText('Jobseekerdddd, Carpintería')).length).toBeGreaterThan(0);
});
