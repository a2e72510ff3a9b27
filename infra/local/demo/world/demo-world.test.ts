import { jobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { companyPart, seekerPart, sharedPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { matchReasonText } from '@plumbline/shared/domain/matching/match-reason-text';
import { matchSeekerToJob } from '@plumbline/shared/domain/matching/match-score';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { passwordProblems } from '@plumbline/shared/domain/profile/password-rules';
import { companyCompleteness, seekerCompleteness } from '@plumbline/shared/domain/profile/profile-completeness';
import { isTradeText } from '@plumbline/shared/domain/trades/trade-text';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import { projectTypes } from '@plumbline/shared/options/companies/project-types';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { describe, expect, it } from 'vitest';
import { buildDemoWorld, DEMO_PASSWORD } from './demo-world.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const world = buildDemoWorld(now);
const { companies, seekers, schools, jobs, projects, accounts, applications, history } = world;
const everything = [...companies, ...seekers, ...jobs, ...projects];
const isTrade = (name: string) => (tradeCategoryNames as readonly string[]).includes(name);
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('demo world', () => {
  it('is the same every time', () => {
    expect(buildDemoWorld(now)).toEqual(world);
  });

  it('keeps its ids when time moves on, and only moves its dates', () => {
    const later = buildDemoWorld(new Date(now.getTime() + 86_400_000));
    expect(later.jobs.map((job) => job.id)).toEqual(jobs.map((job) => job.id));
    expect(later.jobs[0]!.createdAt > jobs[0]!.createdAt).toBe(true);
  });

  it('has about 60 companies with some vendors, 600 seekers, 200 jobs and 60 projects', () => {
    expect(companies).toHaveLength(61);
    expect(companies.filter((company) => company.kind === 'vendor').length).toBeGreaterThanOrEqual(6);
    expect(seekers).toHaveLength(600);
    expect(jobs.length).toBeGreaterThan(185);
    expect(projects).toHaveLength(60);
  });

  it('gives every record its own 24-hex id, company name and e-mail', () => {
    const users = [...companies, ...seekers].map((profile) => profile.primaryUser.id);
    const ids = [...everything.map((record) => record.id), ...users, accounts.at(-1)!.id];
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
    expect(unique(ids)).toBe(true);
    expect(unique(companies.map((company) => company.name))).toBe(true);
    expect(unique([...companies, ...seekers].map((profile) => profile.email))).toBe(true);
    expect(unique(projects.map((project) => project.name))).toBe(true);
  });

  it('is in places that exist', () => {
    for (const { zip, city, state } of everything) expect(locateZip(zip)).toMatchObject({ city, state });
    const inCounty = seekers.filter((seeker) => /^46[5-9]/.test(seeker.zip) && seeker.phoneNumber.startsWith('(574)'));
    expect(inCounty.length).toBeGreaterThan(100);
  });

  it('has only positions that are shown of a masked job seeker', () => {
    const history = seekers.flatMap(({ seeker }) => seeker.previousCompaniesWorkedFor);
    expect(history.map(({ position }) => position).filter((position) => !isTradeText(position))).toEqual([]);
  });

  it('has only trades and project types of the lists', () => {
    const trades = [
      ...jobs.flatMap((job) => job.tradeCategories),
      ...seekers.flatMap((seeker) => seekerTrades(seeker.seeker)),
      ...projects.flatMap((project) => [...project.contractorTradeCategories, ...project.vendorTradeCategories]),
      ...companies.flatMap(({ company }) => [
        ...company.selfPerformWorkCategories,
        ...company.tradesRelatedToProduct,
        ...company.employeeSkillsNeeded,
      ]),
    ];
    expect(trades.filter((trade) => !isTrade(trade))).toEqual([]);
    expect(projects.every((project) => (projectTypes as readonly string[]).includes(project.type))).toBe(true);
  });

  it('satisfies the contract and is complete', () => {
    for (const company of companies) {
      companyPart.parse(company.company);
      sharedPart.partial().parse(company);
      expect(companyCompleteness({ ...company, ...company.company }).missing).toEqual([]);
    }
    for (const seeker of seekers) {
      seekerPart.partial({ veteranStatus: true, cdlClass: true }).parse(seeker.seeker);
      sharedPart.partial().parse(seeker);
      expect(seekerCompleteness({ ...seeker, jobSeeker: seeker.seeker }).missing).toEqual([]);
    }
    for (const job of jobs) jobForm.parse(job);
  });

  it('has no level that contradicts the named work', () => {
    for (const { seeker } of seekers) {
      const highest = Math.max(0, ...seeker.handsOnExperiences.map(({ rating }) => rating));
      const now = seeker.previousCompaniesWorkedFor.find(({ current }) => current)?.position ?? '';
      if (highest >= 2) expect(now).not.toMatch(/Apprentice|Helper|Laborer|Tender|Stocker|Rod Person/);
      if (now.startsWith('Journeyman') || now.startsWith('Licensed')) expect(highest).toBeGreaterThanOrEqual(2);
      for (const { rating, amount } of seeker.handsOnExperiences) {
        expect(['<1YR 0', '1-5YR 0', '1-5YR 1', '5-10YR 2', '10YR+ 3']).toContain(`${amount} ${rating}`);
      }
    }
  });

  it('uses telephone numbers and e-mails that reach no one', () => {
    const references = seekers.flatMap((seeker) => seeker.seeker.references);
    const phones = [...companies, ...seekers].map((profile) => profile.phoneNumber);
    for (const phone of [...phones, ...references.map((each) => each.phone)])
      expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    const emails = [...companies, ...seekers, ...references].map((each) => each.email);
    for (const email of emails) expect(email).toMatch(/[@.](example\.com|plumbline\.test)$/);
  });

  it('has no events in the future', () => {
    const dates = [
      ...everything.map((record) => record.createdAt),
      ...jobs.flatMap((job) => job.deletedAt ?? []),
      ...[...companies, ...seekers].map((profile) => profile.lastActivity),
    ];
    expect(dates.every((date) => date <= now.toISOString())).toBe(true);
    expect(jobs.every((job) => !job.deletedAt || job.deletedAt > job.createdAt)).toBe(true);
    expect(projects.every((project) => project.startDate > now.toISOString().slice(0, 10))).toBe(true);
  });

  it('has a sign-in for a company, a vendor, a seeker, a school and staff', () => {
    expect(accounts.map(({ email, kind }) => [email, kind])).toEqual([
      ['demo.company@plumbline.test', 'provider'],
      ['demo.vendor@plumbline.test', 'vendor'],
      ['demo.seeker@plumbline.test', 'candidate'],
      ['demo.school@plumbline.test', 'educational'],
      ['demo.support@plumbline.test', 'support'],
    ]);
    expect(accounts.map((account) => account.profileId)).toEqual([
      companies[0]!.id,
      companies[1]!.id,
      seekers[0]!.id,
      schools[0]!.id,
      undefined,
    ]);
    expect(passwordProblems(DEMO_PASSWORD)).toEqual([]);
  });

  it('matches the demo seeker with the lead framing job as the pictures do', () => {
    const [seeker, job] = [seekers[0]!, jobs[0]!];
    expect(seeker.id.startsWith('4f2a')).toBe(true);
    const match = matchSeekerToJob(
      { ...seeker.seeker, public: true, complete: true, point: seeker },
      { ...job, point: job },
    );
    expect(matchReasonText(match!.reason)).toBe('Carpentry, Master, 12 miles');
  });

  it('has applications of different seekers after each job was posted', () => {
    expect(applications.length).toBeGreaterThan(8);
    expect(unique(applications.map((each) => `${each.jobIndex} ${each.seekerIndex}`))).toBe(true);
    for (const { jobIndex, appliedDaysAgo } of applications) {
      const posted = (now.getTime() - Date.parse(jobs[jobIndex]!.createdAt)) / 86_400_000;
      expect(appliedDaysAgo).toBeLessThan(posted);
    }
    const elsewhere = applications.filter(({ jobIndex }) => jobs[jobIndex]!.companyIndex !== 0);
    expect(elsewhere.every(({ seekerIndex }) => seekerIndex === 0)).toBe(true);
  });

  it('dates each unlock before the acceptance, and each response after the request', () => {
    for (const { appliedDaysAgo, unlockedDaysAgo, acceptedDaysAgo } of applications) {
      if (unlockedDaysAgo !== undefined) expect(unlockedDaysAgo).toBeLessThan(appliedDaysAgo);
      if (acceptedDaysAgo !== undefined) expect(acceptedDaysAgo).toBeLessThan(unlockedDaysAgo!);
    }
    const { connections, briefings, savedJobs } = history;
    for (const { askedDaysAgo, connectedDaysAgo = 0 } of connections)
      expect(connectedDaysAgo).toBeLessThan(askedDaysAgo);
    for (const { sentDaysAgo, acceptedDaysAgo = 0 } of briefings) expect(acceptedDaysAgo).toBeLessThan(sentDaysAgo);
    expect(connections.every(({ companyIndex }) => companyIndex > 0)).toBe(true);
    expect(savedJobs.map(({ jobIndex }) => jobs[jobIndex]!.deletedAt)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
