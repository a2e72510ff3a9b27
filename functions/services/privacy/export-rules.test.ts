import { retention, retentionOf } from '@plumbline/shared/domain/privacy/retention';
import { entityNames, tableAttributes } from '@plumbline/shared/table-names';
import { expect, it } from 'vitest';
import { loadEntities } from '../../table/core/stored/load-entities.ts';
import {
  type ExportedEntity,
  type ExportReason,
  type ExportRule,
  exportItem,
  exportReasons,
  exportRules,
  exportSections,
} from './export-rules.ts';
import { exportWords } from './export-words.ts';

const { partitionKey, sortKey, version, correlation, timeToLive } = tableAttributes;
const KEYS = new Set<string>([partitionKey, sortKey, version, correlation, timeToLive, 'entity']);
const isIndexKey = (name: string) => /^gsi\d[ps]k$/.test(name);

/** Returns the attributes that a rule names, with repeats. */
const decided = (rule: ExportRule): string[] =>
  typeof rule === 'string' ? [] : [...rule.exported, ...Object.values(rule.left ?? {}).flat()];

it('the export rules decide once about every attribute of an exported entity', async () => {
  const loaded = await loadEntities();
  expect(loaded.length).toBeGreaterThanOrEqual(entityNames.length);
  for (const { entity } of loaded) {
    const rule = exportRules[entity.entityName as keyof typeof exportRules];
    expect(rule, `Add ${entity.entityName} to exportRules in export-rules.ts`).toBeDefined();
    if (typeof rule === 'string') continue;
    const stored = Object.keys(entity.schema.attributes).filter((name) => !KEYS.has(name) && !isIndexKey(name));
    const help = `Name each attribute of ${entity.entityName} in its rule of export-rules.ts: in \`exported\` or \`left\``;
    expect(decided(rule).toSorted(), help).toEqual(stored.toSorted());
  }
});

it('the index page names every exported entity, section and reason in both languages', () => {
  const exported = Object.entries(exportRules).flatMap(([name, rule]) => (typeof rule === 'string' ? [] : [name]));
  for (const words of Object.values(exportWords)) {
    expect(Object.keys(words.entities).toSorted(), 'Name the entity in export-words.ts').toEqual(exported.toSorted());
    expect(Object.keys(words.sections).toSorted()).toEqual([...exportSections].toSorted());
    expect(Object.keys(words.reasons).toSorted()).toEqual([...exportReasons].toSorted());
  }
});

it('the retention table has every entity', () => {
  const help =
    'Add the entity to retentionOf in shared/domain/privacy/retention.ts, or to stored-days.ts when it has a limit';
  expect(Object.keys(retentionOf).toSorted(), help).toEqual([...entityNames].toSorted());
});

it('the retention table and the copy name the list of e-mails to a person', () => {
  const reason = exportRules.IdempotencyRecord as ExportReason;
  const { what } = retention[retentionOf.IdempotencyRecord!];
  expect([what.en, exportWords.en.reasons[reason]].join()).toMatch(/emails we sent.*emails we sent/);
  expect([what.es, exportWords.es.reasons[reason]].join()).toMatch(/correos enviamos.*correos enviamos/);
});

const rule = exportRules.AccessEntry as ExportedEntity;
const date = '2026-11-19T16:23:45.678Z';
const day = '2026-11-19T10:00:00.000Z';
const text = { reasons: ['salary'], reason: 'Call me: sam@example.com' };
const briefing = { owner: 'sam', type: 'job', subject: 'a', other: 'acme', state: 'rejected', date, ...text };
const exportFor = (profileId: string, ...open: string[]) =>
  exportItem(rule, briefing, { profileId, openProfiles: new Set(open) });

it('the export of an answer has its text and time for its writer, and for the other side once contact is open', () => {
  expect(exportFor('sam')).toEqual(briefing);
  expect(exportFor('acme', 'sam')).toEqual(briefing);
});

it('the export of an answer has neither text nor time for the other side while contact is closed', () => {
  const { reason: _text, ...shown } = briefing;
  expect(exportFor('acme', 'someone-else')).toEqual({ ...shown, date: day });
  const application = { ...briefing, owner: 'acme', type: 'job-application', other: 'sam' };
  expect(exportItem(rule, application, { profileId: 'sam', openProfiles: new Set() })).toEqual({
    ...application,
    reason: undefined,
  });
});
