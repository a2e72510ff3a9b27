import type { ErrorPage } from '../../../http/answer-errors.ts';
import { ShortSearchForm } from '../search/search-form.tsx';
import { searchOfTrade } from '../search/search-links.ts';
import type { Words } from '../words/translate.ts';
import { address, jobsIn } from './address.ts';
import { Icon } from './icons.tsx';
import { layout } from './layout.tsx';
import { pageWords } from './page-language.ts';

/** What happened and what helps, for each kind of error. */
const helpOf = (status: number, { t }: Words): string => {
  if (status === 410) return t('Search for jobs like it near you.');
  if (status >= 500) return t('That was us, not you. Try again in a minute.');
  if (status === 429) return t('You can go on in about an hour.');
  return t('The address may be wrong or old. Search for jobs near you instead.');
};

/** What went wrong, in the reader's language, with the job search and links on. The app gets its errors as JSON. */
export const errorPage: ErrorPage = ({ message, status }, { headers, queryStringParameters, rawPath }) => {
  if (rawPath.startsWith('/api/')) return undefined;
  const words = pageWords(queryStringParameters?.lang, headers);
  const title = words.name(message);
  return layout({
    words,
    title,
    // Relative: the page repeats nothing of an unknown address.
    path: '',
    main: (
      <div class="wrap job">
        <header class="head none">
          <Icon name="search-x" />
          <h1>{title}</h1>
          <p class="muted">{helpOf(status, words)}</p>
        </header>
        <ShortSearchForm words={words} search={searchOfTrade('')} />
        <p class="ways">
          <a class="btn line" href={address(jobsIn(), { lang: words.chosen })}>
            {words.t('Jobs by state')}
          </a>
        </p>
      </div>
    ),
  });
};
