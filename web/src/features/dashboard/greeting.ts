import { msg } from '../../lib/msg.ts';

/** The greeting for an hour of the day, 0 to 23. */
export const greetingFor = (hour: number): string => {
  if (hour >= 5 && hour < 12) return msg('Good morning, {{name}}');
  if (hour >= 12 && hour < 18) return msg('Good afternoon, {{name}}');
  return msg('Good evening, {{name}}');
};

/** What stands there before anything has happened. */
export const welcomeFor = (name: string): string => (name === '' ? msg('Welcome') : msg('Welcome, {{name}}'));

/**
 * A person is greeted by the first name; a user who has none, or is named like the company, by the profile's name.
 * An account begins with its email address as the name, which nobody is called.
 */
export const nameToGreet = (displayName: string, profileName: string): string => {
  const isPerson = displayName !== '' && displayName !== profileName && !displayName.includes('@');
  return isPerson ? (displayName.split(' ')[0] ?? displayName) : profileName;
};
