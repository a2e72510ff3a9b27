import { groupHandler } from '../../http/group-handler.ts';
import { createReport } from './create-report.ts';
import { readSenderRequest, writeToSupport } from './support-request.ts';

export const handler = groupHandler('reports', [createReport, readSenderRequest, writeToSupport]);
