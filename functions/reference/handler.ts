import { groupHandler } from '../http/group-handler.ts';
import { getDocs, getOpenApi } from './docs.ts';
import { getExpirationHours } from './get-expiration-hours.ts';
import { locateZip } from './locate-zip.ts';

export const handler = groupHandler('reference', [locateZip, getExpirationHours, getOpenApi, getDocs]);
