import { describe, expect, it } from 'vitest';
import { blockCompany } from '../../../functions/api/access/blocks.ts';
import { addApplicantNote } from '../../../functions/api/jobs/notes.ts';
import { saveSearch } from '../../../functions/api/my-jobs/saved-searches.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { putBlock } from '../../../functions/table/access/block.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putNote } from '../../../functions/table/jobs/applicant-note.ts';
import { putNewSearch } from '../../../functions/table/jobs/saved-search.ts';
import { putProjectInvitation } from '../../../functions/table/projects/project-invitation.ts';
import { outcomeOf, useMemoryWorld } from '../transitions/memory-world.ts';
import { company, projects, seekers } from '../transitions/people.ts';
import { call, steps } from '../transitions/transitions.ts';

useMemoryWorld();

const [seeker] = seekers;

const choice = { seeker: 0, subject: 0, stage: 'offer' } as const;

const idOf = (at: number): string => at.toString(16).padStart(24, '0');

type Limit = {
  what: string;
  most: number;
  code: string;
  put: (at: number) => Promise<unknown>;
  add: () => Promise<unknown>;
};

const limits: Limit[] = [
  {
    what: 'companies that a worker blocks',
    most: 200,
    code: 'too_many_blocks',
    put: (at) => transact(putBlock({ blocker: seeker.profileId, blocked: idOf(at), date: nowIso() })),
    add: () => call(blockCompany, seeker, { id: company.profileId }),
  },
  {
    what: 'notes of a company about an applicant',
    most: 50,
    code: 'notes_full',
    put: (at) => {
      const about = { seeker: seeker.profileId, company: company.profileId, author: company.userId };
      return putNote({ ...about, id: idOf(at), text: 'Calls back', date: nowIso() });
    },
    add: async () => {
      await steps.apply(choice);
      return call(addApplicantNote, company, { id: seeker.profileId }, { text: 'Good with roofs' });
    },
  },
  {
    what: 'invitations to a project',
    most: 200,
    code: 'invitations_full',
    put: (at) => {
      const about = { project: projects[0], company: idOf(at), owner: company.profileId };
      const invited = { ...about, state: 'declined' as const, invitedAt: nowIso(), date: nowIso() };
      return transact(putProjectInvitation(invited, undefined));
    },
    add: () => steps.invite(choice),
  },
  {
    what: 'searches that a worker saves',
    most: 10,
    code: 'too_many_searches',
    put: (at) => {
      const times = { createdAt: nowIso(), since: nowIso(), due: nowIso() };
      const saved = { seeker: seeker.profileId, id: idOf(at), name: 'Near me', search: '{}', mail: false };
      return putNewSearch({ ...saved, ...times });
    },
    add: () =>
      call(
        saveSearch,
        seeker,
        {},
        { name: 'Roofing', mail: false, form: { zip: '46590', tradeCategories: ['Roofing'] }, sort: 'nearest' },
      ),
  },
];

describe.each(limits)('$what', ({ most, code, put, add }) => {
  it.each([
    ['are admitted up to number', most - 1, 'done'],
    ['are refused after number', most, code],
  ])(`%s ${most}`, async (_, there, outcome) => {
    for (let at = 0; at < there; at += 1) await put(at);
    expect(await outcomeOf(add)).toBe(outcome);
  });
});
