import { msg } from '../../lib/msg.ts';

/** The greeting for an hour of the day, 0 to 23. */
export const greetingFor = (hour: number): string => {
  if (hour >= 5 && hour < 12) return msg('Good morning, {{name}}');
  if (hour >= 12 && hour < 18) return msg('Good afternoon, {{name}}');
  return msg('Good evening, {{name}}');
};

/** The greeting before anything has happened. */
export const welcomeFor = (name: string): string => (name === '' ? msg('Welcome') : msg('Welcome, {{name}}'));

/**
 * Greets a person by the first name. A user without one, or with the company's name, is greeted by the profile's name.
 * A new account has its email address as the name, which isn't used.
 */
export const nameToGreet = (displayName: string, profileName: string): string => {
  const isPerson = displayName !== '' && displayName !== profileName && !displayName.includes('@');
  return isPerson ? (displayName.split(' ')[0] ?? displayName) : profileName;
};
