/** The states of a job, in the words of its status pills [EMP-06]. */
export const jobStates = ['Not published', 'Active', 'Paused', 'Filled', 'Inactive'] as const;
export type JobState = (typeof jobStates)[number];

type JobFacts = {
  published: boolean;
  /** The time of the first publication, which was paid for. */
  publishedAt?: string | undefined;
  deletedAt?: string | undefined;
  filledAt?: string | undefined;
};

/** Returns the state of a job. A job that was unpublished after its first publication is paused. */
export const jobState = ({ published, publishedAt, deletedAt, filledAt }: JobFacts): JobState => {
  if (deletedAt) return filledAt ? 'Filled' : 'Inactive';
  if (published) return 'Active';
  return publishedAt ? 'Paused' : 'Not published';
};

type JobMove = { from: JobState; to: JobState };

/** Every allowed move of a job. Any other move is a conflict. A job that has ended can't be reopened, only copied. */
const jobMoves: readonly JobMove[] = [
  { from: 'Not published', to: 'Active' },
  { from: 'Not published', to: 'Inactive' },
  { from: 'Active', to: 'Paused' },
  { from: 'Active', to: 'Filled' },
  { from: 'Active', to: 'Inactive' },
  { from: 'Paused', to: 'Active' },
  { from: 'Paused', to: 'Filled' },
  { from: 'Paused', to: 'Inactive' },
];

export const canMoveJob = (from: JobState, to: JobState): boolean =>
  from === to || jobMoves.some((move) => move.from === from && move.to === to);
