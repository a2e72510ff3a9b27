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

/** Returns the stored key of a project's match. */
export const projectMatchKey = (match: { project: string; partner: string }) => matchesOfProject.keys(match);

/** A match of a project and a company, with the reason; `company` owns the project, `partner` matches it. */
export const ProjectMatch = new Entity({
  name: 'ProjectMatch',
  table,
  timestamps: false,
  schema: item({
    project: string().key(),
    partner: string().key(),
    company: string(),
    /**
     * The score as text, which sorts the best match highest; shared/domain/matching/project-match-score computes it.
     */
    score: string(),
    reason: map({ category: string(), miles: number() }),
    foundAt: string(),
    /** When the match expires (ISO); undefined if matches never expire. */
    expiresAt: string().optional(),
    /** True for a match that a rebuild restored, which notifies no one. */
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

/** Excludes a declined company from matching the project. */
export const ProjectMatchExclusion = new Entity({
  name: 'ProjectMatchExclusion',
  table,
  timestamps: false,
  schema: item({ project: string().key(), partner: string().key(), date: string() }),
  computeKey: keyTemplate('PROJECT#{project}', 'EXCLUDED#{partner}'),
});

/** Stores when a match expired. Only a later change of the project or the company can match the two again. */
export const ProjectMatchExpiry = new Entity({
  name: 'ProjectMatchExpiry',
  table,
  timestamps: false,
  schema: item({ project: string().key(), partner: string().key(), date: string(), ttl: number() }),
  computeKey: keyTemplate('PROJECT#{project}', 'EXPIRED#{partner}'),
});

/** Stores a match; fails when it exists, so that it keeps its date. */
export const putNewProjectMatch = (match: ProjectMatchItem) =>
  ProjectMatch.build(PutTransaction)
    .item(match)
    .options({ condition: { attr: 'project', exists: false } });

/** Updates the rank of a match; fails when the match was deleted. */
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

/** Deletes a match; fails when it is missing, or was found at another time than `foundAt`. */
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

/** Stores an expiry until `ttl` (epoch seconds), which is longer than a change can wait in the table's stream. */
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

/** Returns a page of a project's matches, best first. */
export const listMatchesOfProject = (project: string, limit: number, cursor?: string) =>
  queryPage(ProjectMatch, projectMatchesByScore.list({ project }), { limit, cursor, reverse: true });

/** Returns every match of a project, in no order, with a consistent read. */
export const allMatchesOfProject = (project: string): Promise<ProjectMatchItem[]> =>
  queryAll(ProjectMatch, matchesOfProject.list({ project }), { consistent: true });

/** Returns the number of a project's matches. */
export const countMatchesOfProject = (project: string): Promise<number> =>
  queryCount(ProjectMatch, matchesOfProject.list({ project }), { consistent: true });

/** Returns every project match of a company, in no order. The index may be a moment late. */
export const allMatchesOfPartner = (partner: string): Promise<ProjectMatchItem[]> =>
  queryAll(ProjectMatch, matchesOfPartner.list({ partner }));
