import { fullName } from '../text/full-name.ts';

type Reachable = {
  name: string;
  lastName?: string | undefined;
  phoneNumber?: string | undefined;
  phoneExtension?: string | undefined;
  email?: string | undefined;
};

/** Returns the contact details that both parties see once access is granted [APP-27]. */
export const contactOf = ({ name, lastName, phoneNumber, phoneExtension, email }: Reachable) => ({
  name: fullName({ name, lastName }),
  email,
  ...(phoneNumber && { phone: phoneNumber, ...(phoneExtension && { phoneExtension }) }),
});
