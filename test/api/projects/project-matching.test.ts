import { describe, expect, it } from 'vitest';
import { handler as project } from '../../../functions/events/projector/handler.ts';
import { settled, wholeStream, wholeTable } from '../../support/cloud/stream.ts';
import { newPartner, saveCompany } from '../../support/people/partners.ts';
import { PASSWORD, type Person } from '../../support/people/people.ts';
import { newProject } from '../../support/posts/postings.ts';

/** Towns where no other test has companies. */
const TOWNS = {
  havre: '59501',
  glasgow: '59230',
  williston: '58801',
  roswell: '88201',
  alpine: '79830',
  lamar: '81052',
};

const matches = async (owner: Person, id: string) => {
  await settled();
  const { status, body } = await owner.api.get(`/api/projects/${id}/matches`);
  expect(status).toBe(200);
  return body as { results: { id: string; reason: string; state: string; connection?: string }[]; total: number };
};
const idsOf = async (owner: Person, id: string) => (await matches(owner, id)).results.map((each) => each.id);
const move = (person: Person, what: string, whom: Person, id: string) =>
  person.api.patch(`/api/company/profile/access/${what}/${whom.profileId}`, { type: 'project', project: id });

describe('a posted project', () => {
  it('[PRJ-06] matches companies that perform its trades within their work radius, best first', async () => {
    const zip = TOWNS.havre;
    const owner = await newPartner({ zip });
    const twofold = await newPartner({ zip, selfPerformWorkCategories: ['Carpentry', 'Roofing'] });
    const plain = await newPartner({ zip });
    await newPartner({ zip, selfPerformWorkCategories: ['Masonry'] });
    // Great Falls is 100 miles away: only companies that work that far match.
    const near = await newPartner({ zip: '59401' });
    const far = await newPartner({ zip: '59401' });
    await saveCompany(far, { workRadius: '0-200mi+' });
    const id = await newProject(owner, { zip, contractorTradeCategories: ['Carpentry', 'Roofing'] });
    const found = await matches(owner, id);
    expect(found.results.map((each) => each.id)).toEqual([twofold.profileId, plain.profileId, far.profileId]);
    expect(found.total).toBe(3);
    expect(found.results[0]?.reason).toBe('Carpentry, under 1 mile');
    expect(await idsOf(owner, id)).not.toContain(near.profileId);
    expect((await owner.api.get(`/api/projects/${id}`)).body.matches).toBe(3);
    expect((await plain.api.get(`/api/projects/${id}/matches`)).status).toBe(404);
  });

  it('matches vendors by their products, and only when it invites them', async () => {
    const zip = TOWNS.glasgow;
    const owner = await newPartner({ zip, selfPerformWorkCategories: ['Masonry'] });
    const vendor = await newPartner({ zip, type: 'vendor', selfPerformWorkCategories: [] });
    await saveCompany(vendor, { tradesRelatedToProduct: ['Windows'] });
    const invited = await newProject(owner, { zip, vendorTradeCategories: ['Windows'] });
    const other = await newProject(owner, { zip, vendorTradeCategories: ['Tile'] });
    const uninvited = await newProject(owner, { zip, inviteVendorsToView: false });
    expect(await idsOf(owner, invited)).toEqual([vendor.profileId]);
    expect(await idsOf(owner, other)).toEqual([]);
    expect(await idsOf(owner, uninvited)).toEqual([]);
    // Windows as work to be performed differ from windows for sale.
    const work = await newProject(owner, {
      zip,
      contractorTradeCategories: ['Windows'],
      vendorTradeCategories: ['Tile'],
    });
    expect(await idsOf(owner, work)).toEqual([]);
  });

  it('changes its matches when it or a company is edited, and has none once it is closed', async () => {
    const zip = TOWNS.williston;
    const owner = await newPartner({ zip, selfPerformWorkCategories: ['Masonry'] });
    const [carpenter, roofer] = [
      await newPartner({ zip }),
      await newPartner({ zip, selfPerformWorkCategories: ['Roofing'] }),
    ];
    const id = await newProject(owner, { zip });
    expect(await idsOf(owner, id)).toEqual([carpenter.profileId]);
    await owner.api.patch(`/api/projects/${id}`, { contractorTradeCategories: ['Roofing'] });
    expect(await idsOf(owner, id)).toEqual([roofer.profileId]);
    await saveCompany(carpenter, { selfPerformWorkCategories: ['Carpentry', 'Roofing'] });
    expect((await idsOf(owner, id)).toSorted()).toEqual([carpenter.profileId, roofer.profileId].toSorted());
    await saveCompany(roofer, { selfPerformWorkCategories: ['Drywall'] });
    expect(await matches(owner, id)).toMatchObject({ total: 1, results: [{ id: carpenter.profileId }] });
    await carpenter.api.delete(`/api/users/${carpenter.userId}`, { currentPassword: PASSWORD });
    expect(await matches(owner, id)).toMatchObject({ total: 0, results: [] });
    await saveCompany(roofer, { selfPerformWorkCategories: ['Roofing'] });
    expect(await idsOf(owner, id)).toEqual([roofer.profileId]);
    await owner.api.patch(`/api/projects/${id}`, { closed: true });
    expect(await matches(owner, id)).toMatchObject({ total: 0, results: [] });
  });

  it('[PRJ-18] never matches a declined company again, whether it had asked or not', async () => {
    const zip = TOWNS.roswell;
    const owner = await newPartner({ zip, selfPerformWorkCategories: ['Masonry'] });
    const [asked, quiet] = [await newPartner({ zip }), await newPartner({ zip })];
    const id = await newProject(owner, { zip });
    expect(await idsOf(owner, id)).toHaveLength(2);
    await move(asked, 'request', owner, id);
    expect((await matches(owner, id)).results).toContainEqual(
      expect.objectContaining({ state: 'NM', connection: 'requested' }),
    );
    expect((await move(owner, 'reject', asked, id)).status).toBe(200);
    expect((await move(owner, 'reject', quiet, id)).status).toBe(200);
    await owner.api.patch(`/api/projects/${id}`, { contractorTradeCategories: ['Carpentry', 'Tile'] });
    expect(await matches(owner, id)).toMatchObject({ total: 0, results: [] });
    // A company that never asked isn't notified that it was declined.
    expect((await quiet.api.get(`/api/projects/${id}`)).body).not.toHaveProperty('connection');
    expect((await move(owner, 'reject', await newPartner({ zip: '60601' }), id)).status).toBe(404);
  });

  it("[PRJ-07] shows a company's state, and both contacts once they are connected", async () => {
    const zip = TOWNS.alpine;
    const [owner, partner, stranger] = [
      await newPartner({ zip, selfPerformWorkCategories: ['Masonry'] }),
      await newPartner({ zip }),
      await newPartner({ zip: '60601' }),
    ];
    const id = await newProject(owner, { zip });
    await settled();
    const status = async (whom: Person, reader = owner) =>
      reader.api.get(`/api/projects/${id}/matches/${whom.profileId}`);
    expect((await status(partner)).body).toEqual({ reason: 'Carpentry, 3 miles' });
    expect((await status(stranger)).status).toBe(404);
    expect((await status(partner, stranger)).status).toBe(404);
    expect((await status(owner)).status).toBe(404);
    await move(partner, 'request', owner, id);
    expect((await status(partner)).body).toMatchObject({ state: 'requested', date: expect.any(String) });
    await move(owner, 'grant', partner, id);
    expect((await status(partner)).body).toMatchObject({
      state: 'granted',
      connection: { company: { email: owner.email }, other: { email: partner.email } },
    });
  });

  it('is unchanged when the whole stream is replayed', async () => {
    const zip = TOWNS.lamar;
    const owner = await newPartner({ zip });
    await newPartner({ zip });
    const id = await newProject(owner, { zip });
    expect(await idsOf(owner, id)).toHaveLength(1);
    const before = await wholeTable();
    for (const event of await wholeStream(['Project', 'CompanyProfile'])) {
      expect(await project(event)).toEqual({ batchItemFailures: [] });
    }
    await settled();
    expect(await wholeTable()).toEqual(before);
  });
});
