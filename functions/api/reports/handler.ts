import { groupHandler } from '../../http/group-handler.ts';
import { createReport } from './create-report.ts';

export const handler = groupHandler('reports', [createReport]);
