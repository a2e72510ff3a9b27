import type { Contact } from '@plumbline/shared/contracts/access/access-shape';
import { contactOf } from '@plumbline/shared/domain/contact-details/contact';
import { ApiError } from '../http/errors.ts';
import type { AccessPage } from '../table/access/access-aggregate.ts';
import type { AccessEntryItem } from '../table/access/access-entry.ts';
import { type ContactAccessItem, putContactAccess } from '../table/access/contact-access.ts';
import { moveTie } from '../table/access/project-tie.ts';
import type { Write } from '../table/core/transact.ts';

/** How the two sides of a granted entry reach each other [APP-27]. The company of a project is its owner. */
export const mustFindContacts = ({ owner, other }: AccessPage): { company: Contact; other: Contact } => {
  if (!owner || !other) throw new ApiError('profile_not_found');
  const [company, partner] = owner.kind === 'candidate' ? [other, owner] : [owner, other];
  return { company: contactOf(company), other: contactOf(partner) };
};

type Why = Pick<ContactAccessItem, 'date' | 'reason' | 'userId'>;

/** Opens what is not open yet, in both directions or in the one asked for. */
export const grantEachOther = (page: AccessPage, why: Why, directions: 'both' | 'owner to other'): Write[] => {
  if (!page.owner || !page.other) throw new ApiError('profile_not_found');
  const [owner, other] = [page.owner.id, page.other.id];
  return [
    ...(page.otherSeesOwner ? [] : [putContactAccess({ viewer: other, subject: owner, ...why })]),
    ...(page.ownerSeesOther || directions !== 'both'
      ? []
      : [putContactAccess({ viewer: owner, subject: other, ...why })]),
  ];
};

/** A request about a project stands in the lists of both companies, wherever it has come to. */
export const tieEachOther = ({ owner, other, subject: project, state, date }: AccessEntryItem): Write[] => [
  moveTie({ company: owner, project, other, own: true, state, date }),
  moveTie({ company: other, project, other: owner, own: false, state, date }),
];
