import { type AccessEntryItem, putAccessEntry } from '../../table/access/access-entry.ts';
import { upsertConnectionRequest } from '../../table/access/project-connection-request.ts';
import type { Write } from '../../table/core/transact.ts';
import { countOnProject } from '../../table/projects/project.ts';

type Move = { previous: AccessEntryItem | undefined; next: AccessEntryItem; matches?: number };

const isWaiting = (request: AccessEntryItem | undefined): boolean => request?.state === 'requested';
const isConnected = (request: AccessEntryItem | undefined): boolean => request?.state === 'granted';

/**
 * Returns the writes that store a connection request in the lists of both companies. A match that was declined without
 * a request isn't stored there.
 */
const upsertBothRequests = ({ owner, other, subject: project, state, date, requestedAt }: AccessEntryItem): Write[] =>
  requestedAt
    ? [
        upsertConnectionRequest({ company: owner, project, other, own: true, state, date }),
        upsertConnectionRequest({ company: other, project, other: owner, own: false, state, date }),
      ]
    : [];

/**
 * Returns the writes that move a connection request to its next state, update the project's counters and the lists of
 * both companies.
 */
export const moveConnectionRequestWrites = ({ previous, next, matches = 0 }: Move): Write[] => {
  const requests = Number(isWaiting(next)) - Number(isWaiting(previous));
  const connections = Number(isConnected(next)) - Number(isConnected(previous));
  const counts = { ...(requests && { requests }), ...(connections && { connections }), ...(matches && { matches }) };
  return [
    putAccessEntry(next, previous),
    ...(Object.keys(counts).length ? [countOnProject(next.subject, counts)] : []),
    ...upsertBothRequests(next),
  ];
};
