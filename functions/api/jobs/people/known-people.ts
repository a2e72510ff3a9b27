import * as contract from '@plumbline/shared/contracts/jobs/known-people';
import { operation } from '../../../http/operation.ts';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { assignPerson as assign } from '../../../services/jobs/people/assign-person.ts';
import { followPerson as follow } from '../../../services/jobs/people/follow-person.ts';
import { readKnownPeople, readKnownPerson } from '../../../services/jobs/people/known-people.ts';

export const listKnownPeople = pagedOperation(contract.listKnownPeople, ({ query, caller }) =>
  readKnownPeople(caller.profileId, query),
);

export const getKnownPerson = operation(contract.getKnownPerson, ({ params, caller }) =>
  readKnownPerson(caller.profileId, params.id),
);

export const followPerson = operation(contract.followPerson, async ({ params, body, caller }) => {
  await follow(caller.profileId, params.id, body.job);
  return { success: true };
});

export const assignPerson = operation(contract.assignPerson, async ({ params, body, caller }) => {
  await assign({ owner: caller.profileId, job: params.id, seeker: params.seekerId }, body.assignee);
  return { success: true };
});
