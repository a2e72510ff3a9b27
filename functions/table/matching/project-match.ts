import {
  $set,
  BatchGetRequest,
  boolean,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  item,
  map,
  number,
  PutTransaction,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { expiryValues, matchesByExpiry } from './match-expiry-keys.ts';

const matchesOfProject = tablePattern({
  partition: 'PROJECT#{project}',
  sort: 'MATCH#{partner}',
  finds: 'Every match of a project',
});
const projectMatchesByScore = indexPattern('gsi1', {
  partition: 'PROJECT#{project}',
  sort: 'MATCH#{score}#{partner}',
  finds: 'The matches of a project, by score',
});
const matchesOfPartner = indexPattern('gsi2', {
  partition: 'PROFILE#{partner}',
  sort: 'PROJECT-MATCH#{foundAt}#{project}',
  finds: 'The projects that match a company, by date',
});

/** The key of a match of a project as it is stored. */
export const projectMatchKey = (match: { project: string; partner: string }) => matchesOfProject.keys(match);

/** A project and a company that fit, with the reason; `company` owns the project, `partner` is the one that fits. */
export const ProjectMatch = new Entity({
  name: 'ProjectMatch',
  table,
  timestamps: false,
  schema: item({
    project: string().key(),
    partner: string().key(),
    company: string(),
    /** Sorts as text, the best match highest; made by shared/domain/matching/project-match-score. */
    score: string(),
    reason: map({ category: string(), miles: number() }),
    foundAt: string(),
    /** None when matches never expire. */
    expiresAt: string().optional(),
    /** Restored by a rebuild, which notifies no one. */
    quiet: boolean().optional(),
  }).and((schema) => ({
    ...indexKeys(schema, projectMatchesByScore, (match) => match),
    ...indexKeys(schema, matchesOfPartner, (match) => match),
    ...indexKeys(schema, matchesByExpiry, ({ expiresAt, project, partner }) =>
      expiryValues(expiresAt, project, partner),
    ),
  })),
  computeKey: matchesOfProject.keys,
});
export type ProjectMatchItem = FormattedItem<typeof ProjectMatch>;

/** A company that was declined for a project never matches it again. */
export const ProjectMatchExclusion = new Entity({
  name: 'ProjectMatchExclusion',
  table,
  timestamps: false,
  schema: item({ project: string().key(), partner: string().key(), date: string() }),
  computeKey: keyTemplate('PROJECT#{project}', 'EXCLUDED#{partner}'),
});

/** When a match expired. Only a later change of the project or the company may find the two again. */
export const ProjectMatchExpiry = new Entity({
  name: 'ProjectMatchExpiry',
  table,
  timestamps: false,
  schema: item({ project: string().key(), partner: string().key(), date: string(), ttl: number() }),
  computeKey: keyTemplate('PROJECT#{project}', 'EXPIRED#{partner}'),
});

/** Fails when the two are matched already: a match keeps the date it was found. */
export const putNewProjectMatch = (match: ProjectMatchItem) =>
  ProjectMatch.build(PutTransaction)
    .item(match)
    .options({ condition: { attr: 'project', exists: false } });

/** Updates the rank of a match; fails when the match is gone. */
export const rankProjectMatch = ({
  project,
  partner,
  score,
  reason,
}: Pick<ProjectMatchItem, 'project' | 'partner' | 'score' | 'reason'>) =>
  ProjectMatch.build(UpdateItemCommand)
    .item({
      project,
      partner,
      score,
      reason: $set(reason),
      gsi1sk: projectMatchesByScore.keys({ project, score, partner }).gsi1sk,
    })
    .options({ condition: { attr: 'project', exists: true } })
    .send();

/** Fails when there is no such match, or it is not the one found at `foundAt`. */
export const deleteProjectMatch = (project: string, partner: string, foundAt?: string) =>
  ProjectMatch.build(DeleteTransaction)
    .key({ project, partner })
    .options({ condition: foundAt ? { attr: 'foundAt', eq: foundAt } : { attr: 'project', exists: true } });
export const ifNotProjectMatched = (project: string, partner: string) =>
  ProjectMatch.build(ConditionCheck).key({ project, partner }).condition({ attr: 'project', exists: false });
export const projectMatchRequest = (project: string, partner: string) =>
  ProjectMatch.build(BatchGetRequest).key({ project, partner });

export const excludeFromProjectMatching = (project: string, partner: string, date: string) =>
  ProjectMatchExclusion.build(PutTransaction).item({ project, partner, date });
export const projectExclusionRequest = (project: string, partner: string) =>
  ProjectMatchExclusion.build(BatchGetRequest).key({ project, partner });
export const projectMatchExpiryRequest = (project: string, partner: string) =>
  ProjectMatchExpiry.build(BatchGetRequest).key({ project, partner });
export const ifNotProjectExcluded = (project: string, partner: string) =>
  ProjectMatchExclusion.build(ConditionCheck).key({ project, partner }).condition({ attr: 'project', exists: false });

/** Kept until `ttl` (epoch seconds), longer than a change can wait in the table's stream. */
export const putProjectMatchExpiry = (project: string, partner: string, date: string, ttl: number) =>
  ProjectMatchExpiry.build(PutTransaction).item({ project, partner, date, ttl });
export const ifProjectMatchNotExpiredSince = (project: string, partner: string, changedAt: string) =>
  ProjectMatchExpiry.build(ConditionCheck)
    .key({ project, partner })
    .condition({
      or: [
        { attr: 'project', exists: false },
        { attr: 'date', lt: changedAt },
      ],
    });

/** The matches of a project, best first. */
export const listMatchesOfProject = (project: string, limit: number, cursor?: string) =>
  queryPage(ProjectMatch, projectMatchesByScore.list({ project }), { limit, cursor, reverse: true });

/** Every match of a project, in no order; misses none that was written before. */
export const allMatchesOfProject = (project: string): Promise<ProjectMatchItem[]> =>
  queryAll(ProjectMatch, matchesOfProject.list({ project }), { consistent: true });

/** How many matches a project has. */
export const countMatchesOfProject = (project: string): Promise<number> =>
  queryCount(ProjectMatch, matchesOfProject.list({ project }), { consistent: true });

/** Every project that matches a company, in no order; the index may lag behind by a moment. */
export const allMatchesOfPartner = (partner: string): Promise<ProjectMatchItem[]> =>
  queryAll(ProjectMatch, matchesOfPartner.list({ partner }));
