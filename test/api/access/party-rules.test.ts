import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import {
  newScene,
  newStage,
  type PartyStep,
  partySteps,
  type Scene,
  type Stage,
} from '../../support/people/party-scenes.ts';
import { orderOf } from '../../support/posts/card-payments.ts';
import { write } from '../../support/posts/conversations.ts';

const OK = 'ok';
const NONE = 'conversation_not_found';
const CLOSED = 'conversation_closed';
const GONE = 'profile_not_found';
const TAKEN = 'priority_access_taken';
const DONE = 'purchase_completed';

type Answer = Promise<{ status: number; body: { code?: string } }>;

const order = (slug: string, { seeker, stage: { company } }: Scene, about: object = {}): Answer =>
  company.api.post('/api/payment/intent', orderOf(slug, { candidate_profile_id: seeker.profileId, ...about }));

/** The attempts in each scene. None of them changes the relationship of the two. */
const attempts = {
  unlock: (scene) => order('unlock_applicant_resume_skill_2', scene),
  briefing: (scene) => order('candidate_job_briefing', scene, { job_id: scene.draft }),
  'sent job': (scene) => order('send_job_post_match', scene, { job_ids: [scene.stage.jobs[1]] }),
  priority: (scene) => order('skilled_worker_priority_access', scene),
  profile: ({ seeker, stage: { company } }) => company.api.get(`/api/profile/${seeker.profileId}`),
  note: ({ seeker, stage: { company } }) =>
    company.api.post(`/api/company/notes/${seeker.profileId}`, { text: 'Call on Monday.' }),
  message: ({ seeker, stage: { company } }) => write(company, seeker, 'Can you come by on Thursday?'),
} satisfies Record<string, (scene: Scene) => Answer>;

/** Written by hand: the company's responses about the seeker, in the order of the attempts. */
const cells: [PartyStep[], string[]][] = [
  [[], [OK, OK, OK, OK, OK, GONE, NONE]],
  [['window of another company'], [TAKEN, TAKEN, TAKEN, TAKEN, OK, GONE, NONE]],
  [
    ['briefed', 'window of another company'],
    [TAKEN, TAKEN, TAKEN, TAKEN, OK, GONE, NONE],
  ],
  [
    ['applied', 'withdrew', 'window of another company'],
    [TAKEN, TAKEN, TAKEN, TAKEN, OK, OK, NONE],
  ],
  [
    ['applied', 'window of another company'],
    [OK, OK, OK, TAKEN, OK, OK, NONE],
  ],
  [
    ['connected', 'window of another company'],
    [DONE, OK, OK, TAKEN, OK, OK, OK],
  ],
  [['own window'], [OK, OK, OK, DONE, OK, GONE, NONE]],
  [['hidden'], [GONE, GONE, GONE, GONE, GONE, GONE, NONE]],
  [
    ['applied', 'withdrew', 'hidden'],
    [GONE, GONE, GONE, GONE, GONE, GONE, NONE],
  ],
  [
    ['applied', 'declined', 'hidden'],
    [GONE, GONE, GONE, GONE, OK, OK, NONE],
  ],
  [
    ['applied', 'hidden'],
    [OK, OK, OK, GONE, OK, OK, NONE],
  ],
  [
    ['connected', 'hidden'],
    [DONE, GONE, GONE, GONE, OK, OK, OK],
  ],
  [
    ['applied', 'withdrew', 'connected', 'hidden'],
    [DONE, GONE, GONE, GONE, OK, OK, OK],
  ],
  [
    ['applied', 'window of another company', 'hidden'],
    [OK, OK, OK, GONE, OK, OK, NONE],
  ],
  [['blocked'], [GONE, GONE, GONE, GONE, GONE, GONE, NONE]],
  [
    ['connected', 'blocked'],
    [DONE, GONE, GONE, GONE, OK, OK, CLOSED],
  ],
  [['suspended'], [GONE, GONE, GONE, GONE, GONE, GONE, NONE]],
  [
    ['applied', 'suspended'],
    [GONE, GONE, GONE, GONE, OK, OK, NONE],
  ],
  [['deleted'], [GONE, GONE, GONE, GONE, GONE, GONE, NONE]],
];

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});

const play = async (steps: PartyStep[]): Promise<Scene> => {
  const scene = await newScene(stage);
  for (const step of steps) await partySteps[step](scene);
  await settled();
  return scene;
};

describe('a company and a job seeker', () => {
  it.each(cells.map(([steps, expected]) => [steps.join(', ') || 'nothing', steps, expected] as const))(
    'may do what the rules say after: %s [PAY-24] [PAY-25] [SKW-08]',
    async (_, steps, expected) => {
      const scene = await play([...steps]);
      const found: string[] = [];
      for (const attempt of Object.values(attempts)) {
        const { status, body } = await attempt(scene);
        found.push(status < 300 ? 'ok' : (body.code ?? String(status)));
      }
      expect(found).toEqual(expected);
    },
  );

  const seekersSide: [PartyStep[], string][] = [
    [[], 'ok'],
    [['window of another company'], 'ok'],
    [['hidden'], 'ok'],
    [['blocked'], 'company_blocked'],
  ];
  it.each(seekersSide)('lets the seeker apply after %j: %s [APP-31]', async (steps, expected) => {
    const { seeker } = await play(steps);
    const path = `/api/company/profile/access/request/${stage.company.profileId}`;
    const { status, body } = await seeker.api.patch(path, { type: 'job-application', job: stage.jobs[1] });
    expect(status < 300 ? 'ok' : body.code).toBe(expected);
  });

  it.each(seekersSide)('lets the seeker accept a briefing sent before %j: %s [BRF-12]', async (steps, expected) => {
    const scene = await newScene(stage);
    const { seeker } = scene;
    const job = await partySteps.briefed(scene);
    for (const step of steps) await partySteps[step](scene);
    const path = `/api/profile/access/grant/${stage.company.profileId}`;
    const { status, body } = await seeker.api.patch(path, { type: 'job', job });
    expect(status < 300 ? 'ok' : body.code).toBe(expected);
  });

  it.each<[PartyStep[], string]>([
    [['window of another company'], 'ok'],
    [['hidden'], 'ok'],
    [['withdrew'], 'application_withdrawn'],
    [['blocked'], 'application_withdrawn'],
  ])('lets the company accept an unlocked applicant after %j: %s [APP-27]', async (steps, expected) => {
    const scene = await play(['applied', 'connected', ...steps]);
    const path = `/api/company/profile/access/grant/${scene.seeker.profileId}`;
    const { status, body } = await stage.company.api.patch(path, { type: 'job-application', job: stage.jobs[0] });
    expect(status < 300 ? 'ok' : body.code).toBe(expected);
  });
});
