import { msg } from '../../../lib/msg.ts';

/** Reasons that staff start from, by the problem. The text can be changed before it is mailed. */
export const reasonTemplates = {
  none: { name: msg('No template'), text: '' },
  spam: {
    name: msg('Spam'),
    text: msg(
      'You posted the same thing many times, or advertised something that is not about work. Please stop that.',
    ),
  },
  scam: {
    name: msg('Scam'),
    text: msg(
      'You asked for money, bank details or a deposit before the work began. That is not allowed on Plumbline.',
    ),
  },
  offensive: {
    name: msg('Offensive'),
    text: msg('What you wrote insults or excludes people. That is not allowed on Plumbline.'),
  },
  contact: {
    name: msg('Wrong contact details'),
    text: msg('A phone number, email or address there is not yours, or does not work. Please correct it.'),
  },
  fake: {
    name: msg('Not a real job'),
    text: msg('We could not confirm that this work exists. Write to us with details of the site if it does.'),
  },
} as const;
export type ReasonTemplate = keyof typeof reasonTemplates;
