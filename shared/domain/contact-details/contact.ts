import { fullName } from '../text/full-name.ts';

type Reachable = {
  name: string;
  lastName?: string | undefined;
  phoneNumber?: string | undefined;
  phoneExtension?: string | undefined;
  email?: string | undefined;
};

/** Contact details, as both sides of a granted access see them [APP-27]. */
export const contactOf = ({ name, lastName, phoneNumber, phoneExtension, email }: Reachable) => ({
  name: fullName({ name, lastName }),
  email,
  ...(phoneNumber && { phone: phoneNumber, ...(phoneExtension && { phoneExtension }) }),
});
