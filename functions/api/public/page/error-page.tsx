import type { ErrorPage } from '../../../http/answer-errors.ts';
import { jobsIn } from './address.ts';
import { layout } from './layout.tsx';
import { pageWords } from './page-language.ts';

/** What went wrong, in the reader's language, with a link to other jobs. The app gets its errors as JSON. */
export const errorPage: ErrorPage = ({ message }, { headers, queryStringParameters, rawPath }) => {
  if (rawPath.startsWith('/api/')) return undefined;
  const words = pageWords(queryStringParameters?.lang, headers);
  const title = words.name(message);
  const main = (
    <div class="wrap job">
      <h1>{title}</h1>
      <p>
        <a class="btn line" href={jobsIn()}>
          {words.t('Look at other jobs')}
        </a>
      </p>
    </div>
  );
  return layout({ words, title, main });
};
