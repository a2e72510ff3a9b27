import { shortPay, wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { milesText } from '@plumbline/shared/domain/places/miles-text';
import { excerpt } from '@plumbline/shared/domain/text/excerpt';
import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@plumbline/shared/options/limits';
import { paths, type Query, SUPPORT_HASH } from '@plumbline/shared/options/paths';
import type { Child } from 'hono/jsx';
import type { JobItem } from '../../../table/jobs/job.ts';
import { absolute, entrance } from '../page/address.ts';
import { trusted } from '../page/html.ts';
import { Icon } from '../page/icons.tsx';
import { layout } from '../page/layout.tsx';
import type { Words } from '../words/translate.ts';
import { DistanceCard } from './distance-card.tsx';
import { asScript, jobPosting, type PostedJob } from './job-posting.ts';
import { JobSections } from './job-sections.tsx';
import type { AskedMiles } from './miles-from.ts';
import { type NearJobs, NearSection } from './near-jobs.tsx';

const PREVIEW = 200;

type PublicJob = PostedJob & { words: Words; asked: AskedMiles | undefined; near: NearJobs | undefined };

const placeOf = ({ city, state, zip }: JobItem): string => placeText({ city, state }) || zip;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const kicker = (job: JobItem, { t, name }: Words): string => {
  const [trade] = job.tradeCategories;
  const place = placeOf(job);
  return trade ? t('{{trade}} job in {{place}}', { trade: name(trade), place }) : t('Job in {{place}}', { place });
};

const Fact = ({ label, children }: { label: string; children?: Child }) => (
  <div>
    <dt>{label}</dt>
    <dd class="figure">{children}</dd>
  </div>
);

const Facts = ({ job, words, asked }: PublicJob) => {
  const { t, name, language } = words;
  return (
    <dl class="strip num">
      <Fact label={t('Compensation')}>{wholePay(job, language) || t('Not specified')}</Fact>
      <Fact label={t('Location')}>{placeOf(job)}</Fact>
      <Fact label={t('Distance')}>
        {asked?.miles === undefined ? (
          <a class="ask" href="#zip">
            {t('Add your ZIP Code')}
          </a>
        ) : (
          milesText(asked.miles, words.language)
        )}
      </Fact>
      <Fact label={t('Type of Position')}>
        {[job.type, job.shift]
          .filter((each) => each !== undefined)
          .map(name)
          .join(', ')}
      </Fact>
    </dl>
  );
};

const Header = (page: PublicJob) => {
  const { job, company, words } = page;
  const { numberOfEmployees: people } = company.company;
  return (
    <header class="head">
      <p class="when">
        <Icon name="map-pin" small /> {kicker(job, words)}
      </p>
      <h1>{job.name}</h1>
      <p class="by">
        <span class="avatar" aria-hidden="true">
          {initials(company.name)}
        </span>
        <b>{company.name}</b>
        {people && <span class="muted">{words.t('{{count}} people', { count: people })}</span>}
      </p>
      <Facts {...page} />
      <Actions {...page} />
    </header>
  );
};

type SignUpSource = Pick<PublicJob, 'job' | 'words' | 'asked'>;

/** The link to the sign-up, which leads to the job in the app. It has the page's language, ZIP Code and trade. */
const signUpLink = ({ job, words: { chosen: lang }, asked }: SignUpSource, query: Query = {}): string =>
  entrance('signup', paths.jobs.job.path(job.id, query), { zip: asked?.zip, trade: job.tradeCategories[0], lang });

const ApplyLink = ({ size, ...source }: SignUpSource & { size: string }) => (
  <a class={`btn primary ${size}`} href={signUpLink(source)}>
    {source.words.t('Apply')}
  </a>
);

/** The address of the support form for a report about a job, which needs no account. */
const reportLink = (id: string): string => paths.landing.path({ about: paths.publicJob.path(id) }) + SUPPORT_HASH;

/** Saves the job after the sign-up, shares its link, and reports it to staff. The script shows the Share button. */
const Actions = ({ job, words, asked }: PublicJob) => {
  const { t } = words;
  return (
    <div class="actions">
      <a class="btn line" href={signUpLink({ job, words, asked }, { save: 1 })}>
        <Icon name="bookmark" small /> {t('Save Job')}
      </a>
      <button type="button" class="btn line" hidden data-share={job.name} data-copied={t('Link copied')}>
        <Icon name="share" small /> <span>{t('Share')}</span>
      </button>
      <span role="status" class="small muted" data-shared />
      <a class="btn quiet" href={reportLink(job.id)}>
        <Icon name="flag" small /> {t('Report this job')}
      </a>
    </div>
  );
};

const MAKE_A_PROFILE =
  'Make a profile once, about 4 minutes. It is your application, for this job and the next. Free for workers.';

const Rail = ({ job, words, asked }: PublicJob) => {
  const { t } = words;
  return (
    <aside class="rail" aria-label={t('Apply and distance')}>
      <section class="card pad apply" aria-labelledby="apply">
        <h2 id="apply">{t('Apply with your phone')}</h2>
        <p class="small muted">{t(MAKE_A_PROFILE)}</p>
        <ApplyLink job={job} words={words} asked={asked} size="big only-desk" />
        <p class="small muted priv">
          <Icon name="eye-off" small /> {t('Your name and number stay hidden until the company unlocks your profile.')}
        </p>
      </section>
      <section class="card pad dist" aria-labelledby="how-far">
        <DistanceCard path={paths.publicJob.path(job.id)} words={words} asked={asked} />
      </section>
    </aside>
  );
};

/** The text of a link to the job: company, pay, place and type. */
const preview = ({ job, company, text, words }: PublicJob): string =>
  excerpt(
    [
      `${company.name}: ${shortPay(job, words.language) || words.t('Not specified')}`,
      placeOf(job),
      words.name(job.type),
    ].join(', ') + (text?.description ? `. ${text.description}` : ''),
    PREVIEW,
  );

/** What a chat shows of the link; its text says the same as the picture. */
const Picture = ({ job, words }: PublicJob) => {
  const said = [job.name, job.companyName, shortPay(job, words.language)].filter(Boolean).join(', ');
  return (
    <>
      <meta property="og:image" content={absolute(`${paths.publicJob.path(job.id)}/preview.png`)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />
      <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />
      <meta property="og:image:alt" content={outgoingText(said, 400)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

const Main = (page: PublicJob) => {
  const { job, text, near, words } = page;
  return (
    <div class="wrap job">
      <Header {...page} />
      <div class="cols">
        <JobSections job={job} text={text} words={words} />
        <Rail {...page} />
      </div>
      <NearSection near={near} job={job} words={words} />
    </div>
  );
};

/** A job that everyone may read. It needs no script; those it has lead members to the job in the app, and share it. */
export const jobPage = (page: PublicJob): string => {
  const { job, company, words, asked } = page;
  return layout({
    words,
    title: `${job.name}, ${company.name}`,
    description: preview(page),
    path: paths.publicJob.path(job.id),
    isIndexed: true,
    hasPicture: true,
    query: { zip: asked?.zip },
    returnTo: paths.jobs.job.path(job.id),
    signUp: { zip: asked?.zip, trade: job.tradeCategories[0] },
    head: (
      <>
        <Picture {...page} />
        <script type="application/ld+json">{trusted(asScript(jobPosting(page)))}</script>
        <script type="module" src="/own-job.js" />
        <script type="module" src="/share-job.js" />
      </>
    ),
    main: <Main {...page} />,
    bar: (
      <section class="bar" aria-label={words.t('Apply')}>
        <p class="figure num">{shortPay(job, words.language)}</p>
        <ApplyLink job={job} words={words} asked={asked} size="" />
      </section>
    ),
  });
};
