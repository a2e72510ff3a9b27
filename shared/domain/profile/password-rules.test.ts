import { describe, expect, it } from 'vitest';
import { PASSWORDS_DIFFER, passwordProblems, REGISTRATION_PASSWORDS_DIFFER } from './password-rules.ts';

describe('password rules', () => {
  it('accept a password with all five kinds', () => {
    expect(passwordProblems('Plumbline!2026')).toEqual([]);
  });

  it('[ACC-22] require a password, and two equal ones', () => {
    expect(passwordProblems('')).toEqual(['Please enter a password']);
    expect(passwordProblems('        ')).toEqual(['Please enter a password']);
    expect(PASSWORDS_DIFFER).toBe('Passwords do not match');
  });

  it('[ACC-21] have their own texts at registration', () => {
    expect(REGISTRATION_PASSWORDS_DIFFER).toBe("Password doesn't match. Please try again.");
  });

  it('[ACC-23] require at least 8 characters', () => {
    expect(passwordProblems('Abcde1!')).toEqual(['Please enter a password at least 8 characters long']);
    expect(passwordProblems('Abcdef1!')).toEqual([]);
  });

  it.each([
    ['Password requires at least one special character', 'Abcdefg1'],
    ['Password requires at least one upper-case character', 'abcdef1!'],
    ['Password requires at least one lower-case character', 'ABCDEF1!'],
    ['Password requires at least one number', 'Abcdefg!'],
  ])('[ACC-24] say "%s"', (message, password) => {
    expect(passwordProblems(password)).toEqual([message]);
  });

  it('[ACC-24] name every rule that is broken', () => {
    expect(passwordProblems('abc')).toHaveLength(4);
  });

  it('[ACC-03] validate the password as login will send it', () => {
    expect(passwordProblems(' Abcde1! ')).toHaveLength(1);
  });
});
