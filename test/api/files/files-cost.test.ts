import '../../support/cloud/handler-environment.ts';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import * as files from '@plumbline/shared/contracts/files/files';
import { describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { uploaded } from '../../support/files/files.ts';
import { pdf, picture } from '../../support/files/pictures.ts';
import { sendForm } from '../../support/files/send-form.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';

const requestsOf = async (endpoint: Endpoint, given: Parameters<typeof invoke>[1], userId: string) =>
  (await measure(() => invoke(endpoint, given, userId))).cost.requests;

describe('an endpoint for files, the read of the caller included,', () => {
  it('makes two table requests for a file, its link and a thumbnail, for the owner and for others', async () => {
    const company = await newCompany();
    const { id } = await uploaded(company, 'showcase', { name: 'a.jpg', bytes: await picture(9, 9) });
    for (const { userId } of [company, await newSeeker()]) {
      expect(await requestsOf(files.getFile, { params: { id } }, userId)).toBe(2);
      expect(await requestsOf(files.getFileUrl, { params: { id } }, userId)).toBe(2);
      expect(await requestsOf(files.getThumbnailUrl, { params: { id, type: 'small' } }, userId)).toBe(2);
    }
  });

  it('makes one more read and one more write for a change of a file', async () => {
    const seeker = await newSeeker();
    const form = new FormData();
    form.append('purpose', 'resume');
    form.append('files', new File([new Uint8Array(pdf())], 'cv.pdf'));
    expect(await requestsOf(files.uploadFile, { form }, seeker.userId)).toBe(3);

    const body = { purpose: 'resume', name: 'cv.pdf', size: 9 };
    expect(await requestsOf(files.startUpload, { body }, seeker.userId)).toBe(1);
    // The link is signed by the cloud, whose clock other tests have moved.
    const { body: started } = await seeker.api.post('/api/files/uploads', body);
    await sendForm(started, pdf());
    const { id } = started;
    expect(await requestsOf(files.finishUpload, { params: { id } }, seeker.userId)).toBe(3);
    expect(await requestsOf(files.deleteFile, { params: { id, type: 'resume' } }, seeker.userId)).toBe(3);
  });
});
