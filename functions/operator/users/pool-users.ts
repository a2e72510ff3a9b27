import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider';
import { SUPPORT_GROUP } from '@plumbline/shared/pool-groups';
import * as z from 'zod';
import { client, listSupportGroup, named } from '../../platform/cognito.ts';
import { environment } from '../../platform/environment.ts';
import { createPace } from '../../platform/pace.ts';

/** A user of the pool as a file keeps them. Cognito returns neither passwords nor the secrets of authenticator apps. */
const poolUser = z.strictObject({
  username: z.string().regex(/^[0-9a-f]{24}$/),
  email: z.email(),
  isStaff: z.literal(true).optional(),
});
export type PoolUser = z.output<typeof poolUser>;

/** The most users of a page. */
const PAGE_SIZE = 60;
/** Users a second, below Cognito's quotas for listing and creating. */
const USERS_PER_SECOND = 20;

/** Reads every user of the pool, one after another. */
export async function* listPoolUsers(): AsyncGenerator<PoolUser> {
  const staff = new Set(await listSupportGroup());
  const pages = paginateListUsers({ client, pageSize: PAGE_SIZE }, { UserPoolId: environment.userPoolId });
  for await (const { Users: users = [] } of pages)
    for (const { Username: username = '', Attributes: attributes = [] } of users) {
      const email = attributes.find(({ Name }) => Name === 'email')?.Value ?? '';
      yield { username, email, ...(staff.has(username) && { isStaff: true as const }) };
    }
}

/** Returns the users of a file with one JSON object a line. Throws an error that names the first wrong line. */
export const readPoolUsers = (text: string): PoolUser[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line, index) => {
      try {
        return poolUser.parse(JSON.parse(line));
      } catch (error) {
        throw new Error(`Line ${index + 1} is not a user: ${(error as Error).message}`);
      }
    });

/** Creates a user without a known password. Returns false when the pool has the user already. */
const createUser = async ({ username, email }: PoolUser): Promise<boolean> => {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ];
  try {
    await client.send(
      new AdminCreateUserCommand({
        UserPoolId: environment.userPoolId,
        Username: username,
        MessageAction: 'SUPPRESS',
        UserAttributes,
      }),
    );
    return true;
  } catch (error) {
    if (named(error, 'UsernameExistsException')) return false;
    throw error;
  }
};

/**
 * Creates the users that the pool lacks, under their former names, which are the product's user ids. Existing users
 * keep their passwords. Repeating it changes nothing.
 */
export const createPoolUsers = async (
  users: readonly PoolUser[],
  onUser: (done: number) => void = () => {},
): Promise<{ created: number; existing: number }> => {
  const pace = createPace(USERS_PER_SECOND);
  let created = 0;
  for (const [index, user] of users.entries()) {
    if (await createUser(user)) created += 1;
    if (user.isStaff)
      await client.send(
        new AdminAddUserToGroupCommand({
          UserPoolId: environment.userPoolId,
          Username: user.username,
          GroupName: SUPPORT_GROUP,
        }),
      );
    onUser(index + 1);
    await pace(1);
  }
  return { created, existing: users.length - created };
};
