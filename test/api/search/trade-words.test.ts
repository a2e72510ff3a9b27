import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DeleteItemCommand } from 'dynamodb-toolbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { runMigrations } from '../../../functions/operator/migrations/run/run-migrations.ts';
import { documents } from '../../../functions/platform/documents.ts';
import { MigrationRecord } from '../../../functions/table/settings/migration-record.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newPartner } from '../../support/people/partners.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';
import { newProject } from '../../support/posts/postings.ts';

/** A town in Montana without other tests' people. */
const ZIP = '59301';

let company: Person;
let seeker: Person;
let partner: Person;
let job: string;
let project: string;

const save = async (person: Person, changes: object) => {
  const path = person === seeker ? '/api/profile' : '/api/company/profile';
  const { status, body } = await person.api.patch(`${path}/${person.profileId}`, changes);
  expect(status).toBe(200);
  return body;
};
const idsOf = ({
  status,
  body,
}: {
  status: number;
  body: { results?: { id: string }[]; result?: { id: string }[] };
}) => {
  expect(status).toBe(200);
  return (body.results ?? body.result ?? []).map(({ id }) => id);
};

beforeAll(async () => {
  company = await newCompany({ zip: ZIP });
  partner = await newPartner({ zip: ZIP }, { selfPerformWorkCategories: ['techador'] });
  seeker = await newSeeker({ zip: ZIP, tradeCategories: ['Plomero', 'HVAC tech', 'Boat Building'] });
  job = await postJob(company, { zip: ZIP, tradeCategories: ['pipe fitters', 'fontanera'] });
  project = await newProject(partner, { zip: ZIP, contractorTradeCategories: ['albañiles'] });
  await save(company, { provider: { employeeSkillsNeeded: ['A/C technician'] } });
  await settled();
});

describe('a trade that is sent by a common name', () => {
  it('is stored once as the trade of the list; other words stay unchanged', async () => {
    const { body: profile } = await seeker.api.get(`/api/profile/${seeker.profileId}`);
    expect(profile.jobSeeker.tradeCategories).toEqual(['Plumbing & Pipefitting', 'Heating & A/C', 'Boat Building']);
    const { body: posted } = await company.api.get(`/api/jobs/${job}`);
    expect(posted.tradeCategories).toEqual(['Plumbing & Pipefitting']);
    const { body: own } = await company.api.get(`/api/company/profile/${company.profileId}`);
    expect(own.provider.employeeSkillsNeeded).toEqual(['Heating & A/C']);
  });

  it('is stored once with the best level when two words mean it', async () => {
    const saved = await save(seeker, {
      jobSeeker: {
        hasHandsOnExperience: true,
        handsOnExperiences: [
          { category: 'welder', rating: 1, amount: '1-5YR' },
          { category: 'soldador', rating: 3, amount: '10YR+' },
        ],
      },
    });
    expect(saved.jobSeeker.handsOnExperiences).toEqual([{ category: 'Welding', rating: 3, amount: '10YR+' }]);
  });

  it('matches workers and jobs that name the trade differently', async () => {
    await settled();
    expect(idsOf(await company.api.get(`/api/jobs/${job}/matches`))).toEqual([seeker.profileId]);
    expect(idsOf(await company.api.post('/api/company/matches', {}))).toEqual([seeker.profileId]);
  });

  it.each(['plumber', 'PLOMEROS', 'fontanero', 'Licensed Plumber'])('finds jobs and workers by %s', async (word) => {
    const form = { zip: ZIP, tradeCategories: [word] };
    expect(idsOf(await seeker.api.post('/api/job/search', form))).toEqual([job]);
    const filters = { tradeCategories: [word], skilledWorkers: true };
    const general = { tradeCategories: [word] };
    const found = [
      ...idsOf(await company.api.post('/api/profile/search', { zip: ZIP, filters })),
      ...idsOf(await company.api.post('/api/profile/search', { zip: ZIP, filters: general })),
    ];
    expect(found).toEqual([seeker.profileId]);
  });

  it('finds companies and projects', async () => {
    const filters = { categories: ['roofer'] };
    expect(idsOf(await company.api.post('/api/company/find-users-within-radius', { zip: ZIP, filters }))).toEqual([
      partner.profileId,
    ]);
    const list = { $in: ['rufero'] };
    const mongoFilters = { $or: [{ tradesRelatedToProduct: list }, { selfPerformWorkCategories: list }] };
    const asked = { filters: { zip: ZIP, radius: 50 }, mongoFilters };
    expect(idsOf(await company.api.post('/api/company/profile/search', asked))).toEqual([partner.profileId]);
    const projects = { zip: ZIP, tradeCategories: ['mason'] };
    expect(idsOf(await company.api.post('/api/project/search', projects))).toEqual([project]);
    expect(idsOf(await company.api.get('/api/projects/category/alba%C3%B1il', { zip: ZIP }))).toEqual([project]);
  });
});

describe('a word that 0.3.0 stored', () => {
  it('is shown as its trade before the migration, and can be found after it', async () => {
    await documents.send(
      new UpdateCommand({
        TableName: process.env.TABLE_NAME,
        Key: { pk: `PROFILE#${seeker.profileId}`, sk: 'PROFILE' },
        UpdateExpression: 'SET #seeker.#trades = :words, #seeker.#experiences = :none',
        ExpressionAttributeNames: {
          '#seeker': 'seeker',
          '#trades': 'tradeCategories',
          '#experiences': 'handsOnExperiences',
        },
        ExpressionAttributeValues: { ':words': ['electricista', 'Boat Building'], ':none': [] },
      }),
    );
    const { body: profile } = await seeker.api.get(`/api/profile/${seeker.profileId}`);
    expect(profile.jobSeeker.tradeCategories).toEqual(['Electrical', 'Boat Building']);

    await MigrationRecord.build(DeleteItemCommand).key({ number: '0006' }).send();
    expect((await runMigrations()).find(({ number }) => number === '0006')?.changed).toBe(1);
    await settled();

    const filters = { tradeCategories: ['Electrical'], skilledWorkers: true };
    expect(idsOf(await company.api.post('/api/profile/search', { zip: ZIP, filters }))).toEqual([seeker.profileId]);
  });
});
