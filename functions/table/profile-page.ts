import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { EntityFormatter, type FormattedItem } from 'dynamodb-toolbox';
import { documents } from '../platform/documents.ts';
import { environment } from '../platform/environment.ts';
import { Opening, type OpeningItem } from './opening.ts';
import { CompanyProfile, type ProfileItem, type ProfileText, SeekerProfile } from './profile.ts';

type Raw = Record<string, unknown> & { _et?: string };

/** Formats a profile item by the entity it was written as. */
export const formatProfile = (raw: Raw): ProfileItem =>
  raw._et === 'CompanyProfile'
    ? CompanyProfile.build(EntityFormatter).format(raw)
    : SeekerProfile.build(EntityFormatter).format(raw);

/** A profile, its text and whether it is open to `viewer`, in one consistent request. */
export const readProfilePage = async (id: string, viewer: string | undefined) => {
  const pk = `PROFILE#${id}`;
  const keys = [
    { pk, sk: 'PROFILE' },
    { pk, sk: 'TEXT' },
    ...(viewer && viewer !== id ? [{ pk: `PROFILE#${viewer}`, sk: `OPENING#${id}` }] : []),
  ];
  const { Responses: responses } = await documents.send(
    new BatchGetCommand({ RequestItems: { [environment.tableName]: { Keys: keys, ConsistentRead: true } } }),
  );
  const items = (responses?.[environment.tableName] ?? []) as Raw[];
  const profile = items.find((each) => each.pk === pk && each.sk === 'PROFILE');
  const text = items.find((each) => each._et === 'ProfileText') as FormattedItem<typeof ProfileText> | undefined;
  const opening = items.find((each) => each._et === 'Opening');
  return {
    profile: profile && formatProfile(profile),
    description: text?.description ?? '',
    opening: opening && (Opening.build(EntityFormatter).format(opening) as OpeningItem),
  };
};
