import * as contract from '@plumbline/shared/contracts/files/files';
import { noise, picture } from '../../../support/files/pictures.ts';
import { ask, type Caller } from '../scenes/ask.ts';
import { newSeeker } from '../scenes/people.ts';
import { sentUpload } from '../scenes/uploads.ts';
import type { Preparations } from './preparation.ts';

const photoForm = async (): Promise<FormData> => {
  const form = new FormData();
  form.append('purpose', 'profilePhoto');
  form.append('files', new File([new Uint8Array(await noise(600, 400))], 'me.png'));
  return form;
};

const sentPhoto = async (by: Caller): Promise<string> => {
  const bytes = await picture(640, 480);
  const body = { purpose: 'profilePhoto', name: 'me.jpg', size: bytes.length };
  return sentUpload(contract.startUpload, { body }, by, bytes);
};

export const files: Preparations = {
  [contract.uploadFile.name]: async () => ({ by: await newSeeker(), form: await photoForm() }),
  [contract.finishUpload.name]: async () => {
    const by = await newSeeker();
    return { by, params: { id: await sentPhoto(by) } };
  },
  [contract.deleteFile.name]: async () => {
    const by = await newSeeker();
    const [{ id }] = await ask(contract.uploadFile, { form: await photoForm() }, by);
    return { by, params: { id, type: 'profilePhoto' } };
  },
};
