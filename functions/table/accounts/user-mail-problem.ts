import { $remove, $set, UpdateTransaction } from 'dynamodb-toolbox';
import { User, type UserItem } from './user.ts';

type UserMailProblem = NonNullable<UserItem['mailProblem']>;

/** Notes that e-mails to a user's address don't arrive. Fails when the user no longer has the address. */
export const setMailProblem = (id: string, email: string, problem: UserMailProblem) =>
  User.build(UpdateTransaction)
    .item({ id, mailProblem: $set(problem) })
    .options({ condition: { attr: 'email', eq: email } });

/** Removes the note that e-mails don't arrive. Fails when the user no longer has the address. */
export const clearMailProblem = (id: string, email: string) =>
  User.build(UpdateTransaction)
    .item({ id, mailProblem: $remove() })
    .options({ condition: { attr: 'email', eq: email } });
