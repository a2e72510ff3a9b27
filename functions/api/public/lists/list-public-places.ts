import * as contract from '@plumbline/shared/contracts/public/job-lists';
import { jobStates } from '@plumbline/shared/options/us-states';
import { operation } from '../../../http/operation.ts';
import { html } from '../page/html.ts';
import { address, layout } from '../page/layout.ts';
import { pageWords } from '../page/page-language.ts';

/** The states, for those who come without a job or a place. It reads nothing. */
export const listPublicPlaces = operation(contract.listPublicPlaces, async ({ query, headers }) => {
  const words = pageWords(query.lang, headers);
  const { t, chosen: lang } = words;
  const title = t('Jobs by state');
  const states = jobStates.map(
    ({ name, abbreviation }) =>
      html`<li><a href="${address(`/jobs-in/${abbreviation.toLowerCase()}`, { lang })}">${name}</a></li>`,
  );
  return layout({
    words,
    title,
    description: t('{{title}}: pay, place and company, without an account.', { title }),
    path: '/jobs-in',
    returnTo: '/jobs/search',
    main: html`<div class="wrap job"><header class="head"><h1>${title}</h1></header><ul class="links">${states}</ul></div>`,
  });
});
