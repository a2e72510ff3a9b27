import { InvalidParameterError } from 'cognito-local/lib/errors.js';

type Attribute = { Name: string; Value?: string };
type ListedUser = { Username: string; Attributes: Attribute[] };
type ListRequest = Readonly<Record<string, unknown>>;

const MOST_USERS = 60;

/** A token of a page: the last user name of the former one. Cognito's tokens are opaque too. */
const tokenOf = (username: string): string => Buffer.from(username).toString('base64url');

const requireStart = (users: readonly ListedUser[], token: unknown): number => {
  if (token === undefined) return 0;
  const index = users.findIndex(({ Username }) => tokenOf(Username) === token);
  if (index < 0) throw new InvalidParameterError('Invalid pagination token.');
  return index + 1;
};

/** Returns a page of users as Cognito's ListUsers does: at most 60, and a token when there are more. */
export const listUsersPage = (all: readonly ListedUser[], { Limit, PaginationToken, AttributesToGet }: ListRequest) => {
  const limit = Limit === undefined ? MOST_USERS : Number(Limit);
  if (!(limit >= 0 && limit <= MOST_USERS))
    throw new InvalidParameterError(
      `Value '${limit}' at 'limit' failed to satisfy constraint: Member must have value less than or equal to 60`,
    );
  const users = all.toSorted((one, other) => (one.Username < other.Username ? -1 : 1));
  const start = requireStart(users, PaginationToken);
  const page = users.slice(start, start + (limit || MOST_USERS));
  const last = page.at(-1);
  const names = Array.isArray(AttributesToGet) ? AttributesToGet : undefined;
  return {
    Users: page.map((user) => ({
      ...user,
      Attributes: user.Attributes.filter(({ Name }) => !names || names.includes(Name)),
    })),
    ...(last && start + page.length < users.length && { PaginationToken: tokenOf(last.Username) }),
  };
};
