import { msg } from '../../lib/msg.ts';

/** The greeting for an hour of the day, 0 to 23. */
export const greetingFor = (hour: number): string => {
  if (hour >= 5 && hour < 12) return msg('Good morning, {{name}}');
  if (hour >= 12 && hour < 18) return msg('Good afternoon, {{name}}');
  return msg('Good evening, {{name}}');
};

/** A person is greeted by the first name; a user who is named like the company, by the company's. */
export const nameToGreet = (displayName: string, profileName: string): string =>
  displayName === '' || displayName === profileName ? profileName : (displayName.split(' ')[0] ?? displayName);
