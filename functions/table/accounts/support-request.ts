import { Entity, type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { table } from '../core/table.ts';

export const SupportRequest = new Entity({
  name: 'SupportRequest',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    email: string(),
    data: string(),
    /** The profile it was sent from, if any (SHL-26). */
    profileId: string().optional(),
    date: string(),
    gsi1pk: string().hidden(),
    gsi1sk: string().hidden(),
  }),
  computeKey: ({ id }) => ({ pk: `SUPPORT#${id}`, sk: 'SUPPORT' }),
});

export type SupportRequestItem = FormattedItem<typeof SupportRequest>;

export const putSupportRequest = (request: SupportRequestItem) =>
  SupportRequest.build(PutItemCommand)
    .item({ ...request, gsi1pk: 'SUPPORT', gsi1sk: `${request.date}#${request.id}` })
    .send();
