import type { ErrorPage } from '../../http/answer-errors.ts';
import { translator } from '../words/translate.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';
import { pageLanguage } from './page-language.ts';

/** What went wrong, in the reader's language, with a way on. */
export const errorPage: ErrorPage = ({ message }, { headers, queryStringParameters }) => {
  const words = translator(pageLanguage(queryStringParameters?.lang, headers['accept-language']));
  const title = words.name(message);
  const main = html`<div class="wrap job"><h1>${title}</h1><p><a class="btn line" href="/jobs/search">${words.t('Look at other jobs')}</a></p></div>`;
  return layout({ words, title, main });
};
