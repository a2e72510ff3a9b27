type Reachable = {
  name: string;
  lastName?: string | undefined;
  phoneNumber?: string | undefined;
  email?: string | undefined;
};

/** How to reach somebody, as both sides of a granted access see it (APP-27). */
export const contactOf = ({ name, lastName, phoneNumber, email }: Reachable) => ({
  name: [name, lastName].filter(Boolean).join(' '),
  email,
  ...(phoneNumber && { phone: phoneNumber }),
});
