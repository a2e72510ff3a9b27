import { paths } from '@plumbline/shared/options/paths';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { getSession, sessionKind } from '../../lib/session/session.ts';
import { page } from '../lazy-page.ts';

const { profile } = paths;

/** The page of one type of profile. This route comes before the route that accepts any type. */
const ofType = (type: 'provider' | 'jobSeeker') => profile.view.pattern.replace(':type?', type);

/**
 * Redirects an address without a type to the other side's profile: seekers see companies, companies see seekers
 * [PRO-01].
 */
const chooseType: LoaderFunction = ({ params, request }) => {
  const type = sessionKind(getSession()) === 'candidate' ? 'provider' : 'jobSeeker';
  return redirect(`${profile.view.path(params.profileId ?? '', type)}${new URL(request.url).search}`);
};

export const profileRoutes: RouteObject[] = [
  {
    path: profile.own.pattern,
    lazy: page(() => import('../../features/profile/own/own-profile-page.tsx'), 'OwnProfilePage'),
  },
  {
    path: ofType('provider'),
    lazy: page(() => import('../../features/company-profile/company-profile-page.tsx'), 'CompanyProfilePage'),
  },
  {
    path: ofType('jobSeeker'),
    lazy: page(() => import('../../features/seeker-profile/seeker-profile-page.tsx'), 'SeekerProfilePage'),
  },
  { path: profile.view.pattern, loader: chooseType, element: null },
];
