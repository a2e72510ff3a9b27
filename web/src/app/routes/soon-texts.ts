import { paths } from '@plumbline/shared/options/paths';
import { msg } from '../../lib/msg.ts';

type SoonText = {
  /** What will be there, and what serves until then. */
  text: string;
  /** Where that is. */
  to?: string;
  action?: string;
};

/** The areas that are not there yet, each with the way on. */
export const soonTexts = {
  trainings: {
    text: msg('Trainings near you will show here. Until then, look for jobs that train their people.'),
    to: paths.jobs.apprenticeships.path(),
    action: msg('Find Jobs'),
  },
} satisfies Record<string, SoonText>;

export type SoonArea = keyof typeof soonTexts;

/** What the route of such a page says about it. */
export type SoonHandle = { title: string; area: SoonArea };

export const soonText = (area: SoonArea): SoonText => soonTexts[area];
