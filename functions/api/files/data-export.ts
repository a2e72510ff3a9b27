import * as contract from '@plumbline/shared/contracts/accounts/data-export';
import { operation } from '../../http/operation.ts';
import { linkToDataExport, requestDataExport, viewDataExport } from '../../services/privacy/request-data-export.ts';

export const getDataExport = operation(contract.getDataExport, ({ caller }) => viewDataExport(caller));

export const createDataExport = operation(contract.createDataExport, ({ caller }) => requestDataExport(caller.userId));

export const getDataExportFile = operation(contract.getDataExportFile, async ({ caller }) => ({
  url: await linkToDataExport(caller),
}));
