import { projectFields, projectType } from '@plumbline/shared/contracts/projects/project-form';
import * as z from 'zod';
import projects from '../data/projects.json' with { type: 'json' };
import { trades } from '../trade-templates/trade-template.ts';

const { description, addedDetail } = projectFields.shape;

/** One believable project; `noun` follows a word of the area in its name. */
const projectTemplate = z.strictObject({
  noun: z.string().min(1),
  type: projectType,
  text: description,
  detail: addedDetail.optional(),
  trades,
  /** The products that vendors are invited for. */
  products: trades.optional(),
});

export type ProjectTemplate = z.output<typeof projectTemplate>;

export const projectTemplates: readonly ProjectTemplate[] = z.array(projectTemplate).parse(projects);
