import * as contract from '@plumbline/shared/contracts/public/job-lists';
import { paths } from '@plumbline/shared/options/paths';
import { jobStates } from '@plumbline/shared/options/us-states';
import { operation } from '../../../http/operation.ts';
import { address, jobsIn } from '../page/address.ts';
import { layout } from '../page/layout.tsx';
import { pageWords } from '../page/page-language.ts';

/** The states, for those who come without a job or a place. It reads nothing. */
export const listPublicPlaces = operation(contract.listPublicPlaces, async ({ query, headers }) => {
  const words = pageWords(query.lang, headers);
  const { t, chosen: lang } = words;
  const title = t('Jobs by state');
  return layout({
    words,
    title,
    description: t('{{title}}: pay, place and company, without an account.', { title }),
    path: jobsIn(),
    returnTo: paths.jobs.search.path(),
    main: (
      <div class="wrap job">
        <header class="head">
          <h1>{title}</h1>
        </header>
        <ul class="links">
          {jobStates.map(({ name, abbreviation }) => (
            <li key={abbreviation}>
              <a href={address(jobsIn(abbreviation.toLowerCase()), { lang })}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    ),
  });
});
