import type { Contact } from '@plumbline/shared/contracts/access/access-shape';
import { contactOf } from '@plumbline/shared/domain/contact-details/contact';
import { ApiError } from '../../platform/errors.ts';
import type { AccessPage } from '../../table/access/access-aggregate.ts';
import { type ContactAccessItem, putContactAccess } from '../../table/access/contact-access.ts';
import type { Write } from '../../table/core/transact.ts';

/**
 * Returns the contact details of both sides of a granted entry. `company` is the hiring company, or the project's
 * owner. Throws `profile_not_found` [APP-27].
 */
export const requireContacts = ({ owner, other }: AccessPage): { company: Contact; other: Contact } => {
  if (!owner || !other) throw new ApiError('profile_not_found');
  const [company, partner] = owner.kind === 'candidate' ? [other, owner] : [owner, other];
  return { company: contactOf(company), other: contactOf(partner) };
};

type Why = Pick<ContactAccessItem, 'date' | 'reason' | 'userId' | 'job'>;

/**
 * Returns the writes that open contact details where they aren't open yet. 'owner to other' opens only the owner's
 * details to the other side. Throws `profile_not_found`.
 */
export const grantMutualContactAccess = (
  page: AccessPage,
  why: Why,
  directions: 'both' | 'owner to other',
): Write[] => {
  if (!page.owner || !page.other) throw new ApiError('profile_not_found');
  const [owner, other] = [page.owner.id, page.other.id];
  return [
    ...(page.otherSeesOwner ? [] : [putContactAccess({ viewer: other, subject: owner, ...why })]),
    ...(page.ownerSeesOther || directions !== 'both'
      ? []
      : [putContactAccess({ viewer: owner, subject: other, ...why })]),
  ];
};
