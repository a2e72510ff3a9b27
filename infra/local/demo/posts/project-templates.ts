import { projectFields, projectType } from '@plumbline/shared/contracts/projects/project-form';
import * as z from 'zod';
import projects from '../data/projects.json' with { type: 'json' };
import { trades } from '../trade-templates/trade-template.ts';

const { description, addedDetail } = projectFields.shape;

/** A realistic project. Its name is a word of the area followed by `noun`. */
const projectTemplate = z.strictObject({
  noun: z.string().min(1),
  type: projectType,
  text: description,
  detail: addedDetail.optional(),
  trades,
  /** The products of the vendors that the project invites. */
  products: trades.optional(),
});

export type ProjectTemplate = z.output<typeof projectTemplate>;

export const projectTemplates: readonly ProjectTemplate[] = z.array(projectTemplate).parse(projects);
