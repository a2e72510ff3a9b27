import { type AccessType, accessTypes } from '@plumbline/shared/domain/access/access-states';
import { msg } from '../../../lib/msg.ts';

/** How the two came to be connected. */
export const connectionTypeText: Record<AccessType, string> = {
  'job-application': msg('Job application'),
  job: msg('Job briefing'),
  project: msg('Project'),
};

/** The tabs of the connections, in order. Job seekers have no tab for projects [TBX-06]. */
export const connectionViews = (isSeeker: boolean): readonly { value: AccessType | 'all'; label: string }[] => [
  { value: 'all', label: msg('All') },
  { value: 'job-application', label: msg('Applications') },
  { value: 'job', label: msg('Briefings') },
  ...(isSeeker ? [] : [{ value: 'project' as const, label: msg('Projects') }]),
];

/** The type in an address, or undefined for all types. */
export const connectionTypeOf = (text: string | null): AccessType | undefined =>
  accessTypes.find((type) => type === text);
