import * as contract from '@plumbline/shared/contracts/public/feeds';
import { BUSINESS_ZONE } from '@plumbline/shared/domain/dates/business-day';
import { formatFeedDate } from '@plumbline/shared/domain/dates/dates';
import { shortPay } from '@plumbline/shared/domain/jobs/pay-text';
import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { PUBLIC_FEED_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { jobStates } from '@plumbline/shared/options/us-states';
import { operation } from '../../../http/operation.ts';
import { environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newestPublicJobs, type PublicJobItem } from '../../../table/jobs/public-job.ts';
import { absolute, jobsIn } from '../page/address.ts';
import { type Html, html } from '../page/html.ts';
import { xmlDocument } from './xml.ts';

const entry = (job: PublicJobItem): Html => {
  const link = absolute(paths.publicJob.path(job.id));
  const facts = outgoingText([shortPay(job, 'en'), placeText(job), job.type].filter(Boolean).join(', '), 250);
  const title = outgoingText(`${job.name}, ${job.companyName}`, 250);
  const date = formatFeedDate(job.postedAt, job.timeZone ?? BUSINESS_ZONE);
  const elements = [
    html`<title>${title}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${date}</pubDate>`,
    html`<description>${facts}</description>`,
    ...job.tradeCategories.map((trade) => html`<category>${outgoingText(trade)}</category>`),
  ];
  return html`<item>${elements}</item>`;
};

/** Returns the newest jobs of a state as an RSS 2.0 feed, in one query. */
export const getFeed = operation(contract.getFeed, async ({ params }) => {
  const state = jobStates.find(({ abbreviation }) => params.state === `${abbreviation.toLowerCase()}.xml`);
  if (!state) throw new ApiError('not_found');
  const jobs = await newestPublicJobs(state.abbreviation, PUBLIC_FEED_SIZE);
  const place = jobsIn(state.abbreviation.toLowerCase());
  const about = [
    html`<title>Jobs in ${state.name} - Plumbline</title><link>${environment.siteUrl}${place}</link>`,
    html`<description>The newest jobs in the trades in ${state.name}</description><language>en-us</language>`,
  ];
  return xmlDocument(html`<rss version="2.0"><channel>${[...about, ...jobs.map(entry)]}</channel></rss>`);
});
