import { buildPastPosts } from '../money/past-posts.ts';
import { buildCompanies } from '../people/companies.ts';
import { LAKELAND_INDEX, VENDOR_INDEX } from '../people/featured-companies.ts';
import { DEMO_SEEKER_INDEX } from '../people/featured-seekers.ts';
import { buildSchools } from '../people/schools.ts';
import { buildSeekers } from '../people/seekers.ts';
import { buildApplications } from '../posts/applications.ts';
import { buildHistory } from '../posts/history.ts';
import { buildJobs } from '../posts/jobs.ts';
import { buildProjects } from '../posts/projects.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoAccount, DemoCompany, DemoSchool, DemoSeeker, DemoWorld } from './records.ts';

const SEED = 46590;

/** The password of every demo sign-in, in the local cloud only. */
export const DEMO_PASSWORD = 'Plumbline!2026';

/** The secret of the demo staff's authenticator app, in the local cloud only. */
export const DEMO_STAFF_SECRET = 'PLUMBLINEDEMOSTAFFPLUMBLINEDEMO2';

const ownerAccount = (profile: DemoCompany | DemoSeeker | DemoSchool): DemoAccount => ({
  id: profile.primaryUser.id,
  email: profile.email,
  displayName: profile.primaryUser.displayName,
  password: DEMO_PASSWORD,
  kind: profile.kind,
  profileId: profile.id,
});

const staffAccount = (random: Random): DemoAccount => ({
  id: random.hexId(),
  email: 'demo.support@plumbline.test',
  displayName: 'Sam Whitaker',
  password: DEMO_PASSWORD,
  kind: 'support',
  secret: DEMO_STAFF_SECRET,
});

/** Builds the demo world. It is the same every time, except that its dates depend on `now`. */
export const buildDemoWorld = (now: Date): DemoWorld => {
  const random = createRandom(SEED);
  const companies = buildCompanies(random, now);
  const seekers = buildSeekers(random, now);
  const schools = buildSchools(now);
  const jobs = buildJobs(random, now, companies);
  const projects = buildProjects(random, now, companies);
  const accounts = [
    ownerAccount(companies[LAKELAND_INDEX]!),
    ownerAccount(companies[VENDOR_INDEX]!),
    ownerAccount(seekers[DEMO_SEEKER_INDEX]!),
    ...schools.map(ownerAccount),
    staffAccount(random),
  ];
  const applications = buildApplications(random, now, jobs, seekers);
  const history = buildHistory(random, now, companies, seekers, jobs, applications);
  jobs.push(...buildPastPosts(now, jobs));
  return { companies, seekers, schools, jobs, projects, accounts, applications, history };
};
