import { paths } from '@plumbline/shared/options/paths';
import { msg } from '../../lib/msg.ts';

type SoonText = {
  /** The later contents of the area, and the alternative until then. */
  text: string;
  /** The address of the alternative. */
  to?: string;
  action?: string;
};

/** The areas that don't exist yet, each with an alternative. */
const soonTexts = {
  trainings: {
    text: msg('Trainings near you will show here. Until then, look for jobs that train their people.'),
    to: paths.jobs.apprenticeships.path(),
    action: msg('Find Jobs'),
  },
} satisfies Record<string, SoonText>;

export type SoonArea = keyof typeof soonTexts;

/** The title and the area of a placeholder page, which its route has as its handle. */
export type SoonHandle = { title: string; area: SoonArea };

export const soonText = (area: SoonArea): SoonText => soonTexts[area];
