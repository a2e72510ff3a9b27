import { beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob, unlock } from '../../support/posts/hiring.ts';
import { newBriefing } from '../../support/posts/postings.ts';

type About = { type: string; job: string };

let company: Person;
let rival: Person;
let seeker: Person;
beforeAll(async () => {
  [company, rival, seeker] = [await newCompany(), await newCompany(), await newSeeker()];
});

const application = (job: string): About => ({ type: 'job-application', job });
const briefing = (job: string): About => ({ type: 'job', job });
const must = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer;
  expect(status).toBe(200);
  return body;
};

const seekerProfile = (viewer: Person, of = viewer) => must(viewer.api.get(`/api/profile/${of.profileId}`));
const companyProfile = (viewer: Person, of = viewer) => must(viewer.api.get(`/api/company/profile/${of.profileId}`));
const listsOf = ({ profilesRequested, profilesGranted, profilesRejected }: Record<string, unknown>) => ({
  profilesRequested,
  profilesGranted,
  profilesRejected,
});

describe("the caller's profile", () => {
  /** Calls the endpoint that moves an access entry of the company. */
  const move = (by: Person, kind: string, id: string, about: About) =>
    must(by.api.patch(`/api/company/profile/access/${kind}/${id}`, about));

  it('[PRO-42] [APP-31] returns the lists of the access pages, newest first, to a company', async () => {
    const jobs = [await postJob(company), await postJob(company), await postJob(company), await postJob(company)];
    const [requested, granted, declined, latest] = jobs.map(application) as [About, About, About, About];
    for (const about of [requested, granted, declined, latest]) await move(seeker, 'request', company.profileId, about);
    await unlock(company, seeker, granted.job);
    await move(company, 'grant', seeker.profileId, granted);
    await move(company, 'reject', seeker.profileId, declined);
    const shown = listsOf(await companyProfile(company));
    expect(shown).toMatchObject({
      profilesRequested: [latest, requested].map((about) => ({ ...about, profile: seeker.profileId })),
      profilesGranted: [granted],
      profilesRejected: [{ ...declined, ends: expect.any(String) }],
    });
    const pages = ['requested', 'granted', 'rejected'].map((state) =>
      must(company.api.get(`/api/company/profile/access/${state}`)),
    );
    expect(Object.values(shown)).toEqual((await Promise.all(pages)).map(({ results }) => results));
  });

  it("[PRO-42] [APP-31] returns a job seeker's briefings, also in the response of a save", async () => {
    const [refused, waiting] = [
      briefing(await newBriefing(company, seeker)),
      briefing(await newBriefing(company, seeker)),
    ];
    await must(
      seeker.api.patch(`/api/profile/access/reject/${company.profileId}`, { ...refused, reasons: ['location'] }),
    );
    const expected = {
      profilesRequested: [{ ...waiting, profile: company.profileId }],
      profilesGranted: [],
      profilesRejected: [{ ...refused, profile: company.profileId, reasons: ['location'] }],
    };
    expect(listsOf(await seekerProfile(seeker))).toMatchObject(expected);
    const saved = await must(seeker.api.patch(`/api/profile/${seeker.profileId}`, { name: 'Ada' }));
    expect(listsOf(saved)).toMatchObject(expected);
  });

  it('[PRO-42] hides the lists from everyone else', async () => {
    const nothing = { profilesRequested: undefined, profilesGranted: undefined, profilesRejected: undefined };
    expect(listsOf(await companyProfile(seeker, company))).toEqual(nothing);
    expect(listsOf(await companyProfile(rival, company))).toEqual(nothing);
    expect(listsOf(await seekerProfile(company, seeker))).toEqual(nothing);
  });
});
