import { appPaths } from '@plumbline/shared/options/paths';

const LIMIT_MS = 10_000;

const fetchText = async (address: string): Promise<string> => {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
  const text = await response.text();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return text;
};

const requirePart = (text: string, part: RegExp): void => {
  if (!part.test(text)) throw new Error(`the response has no ${part}`);
};

type Check = { path: string; part: RegExp };

/** The checked paths, which visitors need first: the sign-in page, a job search, and data that forms read. */
const checks: readonly Check[] = [
  { path: appPaths.login, part: /<script[^>]+src="\/assets\// },
  { path: `${appPaths.publicJobs}/chicago-il`, part: /<h1/ },
  { path: '/api/expiration-hours', part: /"data":\d/ },
];

const STATE_LINK = new RegExp(`href="(${appPaths.publicJobs}/[a-z]{2})["?]`);
const JOB_LINK = new RegExp(`href="(${appPaths.publicJob.replace(':jobId', '\\w+')})["?]`);

/** Returns the first link of a kind on a page; undefined without one. */
const linkOn = (page: string, path: RegExp): string | undefined => path.exec(page)?.[1];

/** Opens a public job the way visitors find it, from the list of states. There may be no job. */
const checkPublicJob = async (siteUrl: string): Promise<void> => {
  const state = linkOn(await fetchText(`${siteUrl}${appPaths.publicJobs}`), STATE_LINK);
  const job = state && linkOn(await fetchText(`${siteUrl}${state}`), JOB_LINK);
  if (job) requirePart(await fetchText(`${siteUrl}${job}`), /<h1/);
};

/** Opens the site's main addresses as a visitor does. Returns one line for each failure. */
export const checkSite = async (siteUrl: string): Promise<string[]> => {
  const works = [
    ...checks.map(({ path, part }) => ({
      name: path,
      work: async () => requirePart(await fetchText(`${siteUrl}${path}`), part),
    })),
    { name: 'a public job', work: () => checkPublicJob(siteUrl) },
  ];
  const failures = works.map(async ({ name, work }) => {
    try {
      await work();
      return undefined;
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.message : String(error)}`;
    }
  });
  return (await Promise.all(failures)).filter((failure) => failure !== undefined);
};
