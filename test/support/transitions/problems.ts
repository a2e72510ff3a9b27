import { waits } from '../../../functions/services/access/waiting-reminders.ts';
import type { AccessEntryItem } from '../../../functions/table/access/access-entry.ts';
import type { Item } from '../memory-table/expressions.ts';
import type { Store } from '../memory-table/store.ts';
import { jobs, projects, seekers } from './people.ts';

const entriesIn = (store: Store) => store.ofEntity('AccessEntry') as (AccessEntryItem & Item)[];
const isOpen = ({ state }: AccessEntryItem) => state === 'requested' || state === 'granted';

const differ = (what: string, counted: unknown, rows: number): string[] =>
  (counted ?? 0) === rows ? [] : [`${what}: ${counted} are counted where there are ${rows}`];

/** The counters of jobs and projects equal the rows they count. */
const countProblems = (store: Store): string[] => {
  const entries = entriesIn(store);
  const countersOf = (entity: string, id: string) => store.ofEntity(entity).find((each) => each.id === id);
  return [
    ...jobs.flatMap((job) => {
      const about = entries.filter(({ type, subject }) => type === 'job-application' && subject === job);
      const counters = countersOf('JobCounters', job);
      const declined = about.filter(({ state }) => state === 'rejected').length;
      return [
        ...differ(`applicants of ${job}`, counters?.applicants, about.filter(isOpen).length),
        ...differ(`declined of ${job}`, counters?.declined, declined),
      ];
    }),
    ...projects.flatMap((project) => {
      const about = entries.filter(({ subject }) => subject === project);
      const counters = countersOf('ProjectCounters', project);
      const inState = (wanted: string) => about.filter(({ state }) => state === wanted).length;
      return [
        ...differ(`requests of ${project}`, counters?.requests, inState('requested')),
        ...differ(`connections of ${project}`, counters?.connections, inState('granted')),
      ];
    }),
  ];
};

/** A stage belongs to an open application, or to an existing person without one. */
const stageProblems = (store: Store): string[] =>
  store.ofEntity('ApplicantStage').flatMap(({ job, seeker, stage, withoutApplication }) => {
    const exists = store.ofEntity('SeekerProfile').some(({ id }) => id === seeker);
    if (withoutApplication && exists) return [];
    const open = entriesIn(store).some((entry) => entry.subject === job && entry.other === seeker && isOpen(entry));
    return open ? [] : [`${seeker} is at the stage ${stage} of ${job} without an application`];
  });

/** A reminder for each pending request, and none without one. */
const reminderProblems = (store: Store): string[] => {
  const waiting = entriesIn(store).flatMap(({ type, state, owner, subject, other }) =>
    state === 'requested' && type !== 'project' ? [[waits[type].kind, owner, subject, other].join()] : [],
  );
  const reminders = store
    .ofEntity('Reminder')
    .map(({ kind, profile, subject, other }) => [kind, profile, subject, other].join());
  return waiting.sort().join(' ') === reminders.sort().join(' ') ? [] : [`${reminders} wait where ${waiting} should`];
};

/** Reports rows of the two companies that don't agree with the request. */
const tieProblems = (store: Store): string[] => {
  const states = new Map(entriesIn(store).map(({ subject, state }) => [subject, state]));
  return store
    .ofEntity('ProjectTie')
    .flatMap(({ project, state }) =>
      states.get(String(project)) === state ? [] : [`a row of ${project} says ${state}`],
    );
};

const invitationProblems = (store: Store): string[] =>
  store.ofEntity('ProjectInvitation').flatMap(({ project, state }) => {
    const { closedAt, deletedAt } = store.ofEntity('Project').find(({ id }) => id === project) ?? {};
    const isWaiting = state === 'invited' || state === 'seen';
    return isWaiting && (closedAt || deletedAt) ? [`an invitation to the ended ${project} waits`] : [];
  });

const blockProblems = (store: Store): string[] =>
  store.ofEntity('Block').flatMap(({ blocker }) => {
    const waiting = entriesIn(store).some(
      ({ owner, other, state }) => state === 'requested' && (owner === blocker || other === blocker),
    );
    return waiting ? [`a request waits between ${blocker} and a company it blocked`] : [];
  });

/** Only decided entries and the bare id of a deleted seeker stay: no name, no texts, nothing pending. */
const deletionProblems = (store: Store): string[] => {
  const ended = new Set(store.ofEntity('EndedAccount').map(({ profileId }) => profileId));
  return seekers
    .filter(({ profileId }) => ended.has(profileId))
    .flatMap(({ profileId, userId, name, lastName }) => [
      ...store.all().flatMap((item) => {
        const text = JSON.stringify(item);
        const words = [name, lastName, `user-${userId.slice(0, 4)}`].filter((word) => text.includes(word));
        return words.length ? [`${item._et} still holds ${words} of a deleted seeker`] : [];
      }),
      ...store
        .all()
        .filter(({ pk, _et: entity }) => pk === `PROFILE#${profileId}` && entity !== 'AccessEntry')
        .map(({ _et: entity }) => `${entity} stays in the partition of a deleted seeker`),
      ...entriesIn(store)
        .filter(({ owner, other }) => owner === profileId || other === profileId)
        .flatMap(({ state, reason }) =>
          state === 'requested' || reason ? [`an entry of a deleted seeker is ${state} with the words ${reason}`] : [],
        ),
    ]);
};

/** The invariants after every consumer has caught up. */
export const problemsIn = (store: Store): string[] => [
  ...countProblems(store),
  ...stageProblems(store),
  ...reminderProblems(store),
  ...tieProblems(store),
  ...invitationProblems(store),
  ...blockProblems(store),
  ...deletionProblems(store),
];
