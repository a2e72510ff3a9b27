import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import type { Examples } from '../../../gallery/example.ts';
import { JOB, ownJob, ownProject, PROJECT } from '../../../gallery/posts.ts';
import { answering } from '../../../gallery/replies.ts';
import { WithState } from '../../../gallery/with-state.tsx';
import { hoursFromNow, ownCompany } from '../../../gallery/workers.ts';
import { PostsHiddenNotice, TakenDownNotice } from './hidden-notices.tsx';
import { JobsTable } from './jobs-table.tsx';
import { NoBriefings, NoJobs, NoProjects } from './no-posts.tsx';
import { type PostKind, PostToggle } from './post-toggle.tsx';
import { ProjectsTable } from './projects-table.tsx';

const takenDown = { date: '2026-11-20T15:00:00.000Z', reason: 'The post names a phone number.' };
const jobs = [
  ownJob(),
  ownJob({ id: '1'.repeat(24), name: 'Journeyman Gas Fitter for the new plant in North Manchester', matchCount: 120 }),
  ownJob({ id: '2'.repeat(24), name: 'Framer', published: false }),
  ownJob({ id: '3'.repeat(24), name: 'Roofer', takenDown }),
];
const projects = [
  ownProject(),
  ownProject({ id: '4'.repeat(24), name: 'Wawasee Boathouse', closedAt: '2026-11-20T15:00:00.000Z' }),
];

export const examples: Examples = {
  JobsTable: {
    loading: () => <JobsTable rows={undefined} />,
    full: () => <JobsTable rows={jobs} freshOf={({ id }) => (id === JOB ? 2 : 0)} />,
  },
  ProjectsTable: {
    loading: () => <ProjectsTable rows={undefined} />,
    full: () => <ProjectsTable rows={[...projects, ownProject({ id: PROJECT.replaceAll('9', '5'), takenDown })]} />,
  },
  NoJobs: { default: () => <NoJobs /> },
  NoProjects: { default: () => <NoProjects /> },
  NoBriefings: { default: () => <NoBriefings /> },
  PostToggle: {
    default: () => (
      <WithState<PostKind> start="jobs" draw={(value, change) => <PostToggle value={value} onChange={change} />} />
    ),
  },
  PostsHiddenNotice: {
    'until a day': {
      Draw: () => <PostsHiddenNotice />,
      as: 'provider',
      replies: [
        answering(
          getCompanyProfile,
          ownCompany({
            postsHidden: { date: takenDown.date, reason: 'Two jobs asked for a fee.', until: hoursFromNow(100) },
          }),
        ),
      ],
    },
  },
  TakenDownNotice: {
    job: () => <TakenDownNotice takenDown={takenDown} />,
    project: () => <TakenDownNotice takenDown={takenDown} isProject />,
  },
};
