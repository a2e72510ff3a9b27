import * as contract from '@plumbline/shared/contracts/files/files';
import { operation } from '../../http/operation.ts';
import { signUpload, storeFiles, storeUpload } from '../../services/files/uploads/store-uploads.ts';

export const uploadFile = operation(contract.uploadFile, ({ body, files, caller }) =>
  storeFiles(body.purpose, files, caller),
);

export const startUpload = operation(contract.startUpload, ({ body, caller }) => signUpload(body, caller));

export const finishUpload = operation(contract.finishUpload, ({ params, caller }) => storeUpload(params.id, caller));
