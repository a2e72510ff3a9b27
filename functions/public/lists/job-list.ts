import { shortPay } from '@plumbline/shared/domain/jobs/pay-text';
import type { PublicJobItem } from '../../table/jobs/public-job.ts';
import { type Html, html } from '../page/html.ts';
import { icon } from '../page/icons.ts';
import { address } from '../page/layout.ts';
import type { Words } from '../words/translate.ts';

const row = (job: PublicJobItem, { t, language, chosen }: Words): Html => {
  const training = job.willingToProvidePaidTraining;
  const pill = training && html`<span class="pill">${icon('graduation-cap', true)}${t('Paid training')}</span>`;
  return html`<li><div><h3><a href="${address(`/job/${job.id}`, { lang: chosen })}">${job.name}</a></h3><p class="facts"><b>${job.companyName}</b><span>${job.city}, ${job.state}</span></p></div><p class="pay num">${shortPay(job, language)} ${pill}</p></li>`;
};

/** Rows of public jobs in one bordered list. */
export const jobList = (jobs: readonly PublicJobItem[], words: Words): Html =>
  html`<ul class="list card">${jobs.map((job) => row(job, words))}</ul>`;
