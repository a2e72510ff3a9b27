import { type Path, paths } from '@plumbline/shared/options/paths';
import { isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Session } from '../../lib/session/session.ts';
import type { GuardRule } from '../guard-rules.ts';
import { Guard } from '../guards.tsx';
import { routes } from '../routes/routes.tsx';

const id = 'b'.repeat(24);
const user = { id, email: 'a@example.test', displayName: 'A', role: 'user' } as const;
const signedInAs = (kind: 'candidate' | 'provider' | 'vendor' | 'educational'): Session => ({
  accessToken: 'token',
  userInfo: { ...user, profileType: kind },
  profile: { id, name: 'A', type: kind === 'candidate' ? 'jobSeeker' : 'provider', kind },
});

const sessions = {
  candidate: signedInAs('candidate'),
  provider: signedInAs('provider'),
  vendor: signedInAs('vendor'),
  educational: signedInAs('educational'),
  admin: { accessToken: 'token', userInfo: { ...user, profileType: 'provider', role: 'support' } },
  none: { accessToken: 'token', userInfo: { ...user, profileType: 'provider' }, profile: null },
  visitor: {},
} satisfies Record<string, Session>;
type Role = keyof typeof sessions;

const everyone: Role[] = ['candidate', 'provider', 'vendor', 'educational', 'admin', 'none', 'visitor'];
const members: Role[] = ['candidate', 'provider', 'vendor', 'educational'];
const companies: Role[] = ['provider', 'vendor'];
const seekers: Role[] = ['candidate'];

/**
 * The kinds of account that may enter each group, and the routes that differ. Written by hand, because the test checks
 * the route table.
 */
const whoEnters: Record<string, readonly Role[]> = {
  landing: ['visitor'],
  login: ['visitor'],
  secondFactor: ['visitor'],
  signup: ['visitor'],
  confirmEmail: ['visitor'],
  resetPassword: ['visitor'],
  changeEmail: everyone,
  supportRequest: everyone,
  completeProfile: ['none'],
  terms: everyone,
  privacyPolicy: everyone,
  accessibility: everyone,
  icons: everyone,
  dashboard: members,
  messages: members,
  profile: members,
  toolbox: members,
  'toolbox.connections': ['candidate', 'provider', 'vendor'],
  'toolbox.billing': companies,
  'toolbox.receipt': companies,
  'toolbox.usersManagement': companies,
  employees: companies,
  'jobs.root': members,
  'jobs.search': members,
  'jobs.apprenticeships': members,
  'jobs.briefings': seekers,
  'jobs.searches': seekers,
  'jobs.job': members,
  'jobs.matches': companies,
  'jobs.applicants': companies,
  'jobs.match': companies,
  interview: ['candidate', 'provider', 'vendor'],
  'jobs.success': seekers,
  'jobs.response': seekers,
  myJobs: seekers,
  trainings: ['candidate', 'educational'],
  students: ['educational'],
  vendors: companies,
  tradePartners: companies,
  'tradePartners.viewProject': members,
  admin: ['admin'],
};

type PathTree = Path | { readonly [name: string]: PathTree };
const namedPaths = (node: PathTree, name = ''): [name: string, pattern: string][] =>
  typeof node.pattern === 'string'
    ? [[name, node.pattern]]
    : Object.entries(node as Record<string, PathTree>).flatMap(([part, child]) =>
        namedPaths(child, name ? `${name}.${part}` : part),
      );

// The server renders a public job; the app has no route for it.
const serverPages = ['publicJob', 'publicJobs'];
const appPaths = namedPaths(paths as PathTree).filter(([name]) => !serverPages.includes(name));
const expectationOf = (name: string) => (name in whoEnters ? name : name.replace(/\..*/, ''));

/** Returns the address to which the guards redirect a session, or undefined when they let it in. */
const sentTo = (session: Session, address: string): string | undefined => {
  const matches = matchRoutes(routes, address) ?? [];
  expect(matches.at(-1)?.route.path, `${address} leads to a page`).not.toBe('*');
  for (const { route } of matches) {
    if (!isValidElement<{ rule: GuardRule }>(route.element) || route.element.type !== Guard) continue;
    const verdict = route.element.props.rule(session, address);
    if (verdict !== 'enter') return verdict === 'forget' ? 'forgotten' : verdict.to;
  }
  return undefined;
};

const homeOf = (role: Role, name: string, address: string): string => {
  if (role === 'visitor') return `/login?${new URLSearchParams({ redirect: address })}`;
  if (role === 'admin') return '/admin/dashboard';
  if (role === 'none' && name.startsWith('admin')) return '/dashboard';
  if (role === 'none') {
    const redirect: Record<string, string> =
      name.startsWith('jobs.') && address.includes(id) ? { redirect: address } : {};
    return `/complete-profile?${new URLSearchParams({ profileType: 'provider', ...redirect })}`;
  }
  return name.startsWith('toolbox.') ? '/toolbox/settings' : '/dashboard';
};

it.each(appPaths)(
  'the route %s (%s) allows the listed kinds of account and redirects the others home [SHL-08, TBX-03, ADM-01]',
  (name, pattern) => {
    const address = pattern.replace(':type?', 'provider').replace(/:\w+/g, id);
    const entering = whoEnters[expectationOf(name)];
    expect(entering, `an expectation for ${name}`).toBeDefined();

    const results = Object.fromEntries(everyone.map((role) => [role, sentTo(sessions[role], address)]));

    expect(results, `Compare ${name} in route-access.ts with whoEnters here`).toEqual(
      Object.fromEntries(
        everyone.map((role) => [role, entering?.includes(role) ? undefined : homeOf(role, name, address)]),
      ),
    );
  },
);

it('every expectation belongs to a route', () => {
  const used = new Set(appPaths.map(([name]) => expectationOf(name)));

  expect(Object.keys(whoEnters).filter((name) => !used.has(name))).toEqual([]);
});
