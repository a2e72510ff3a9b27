import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { applyErrorText, gapsIn } from './apply-error.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('[SEE-17] the page of a job translates the codes of a failed application to the texts of the screen', () => {
  const said = (code: string) => applyErrorText(new ApiError(409, code, 'What the server says'));
  expect(said('request_exists')).toBe('Job application already sent');
  expect(said('job_deleted')).toBe('This job has been deleted');
  expect(said('post_hidden')).toBe("Plumbline hid this job, so you can't apply right now.");
  expect(said('project_closed')).toBe('Cannot send job application !! try again !!');
});

it('[SEE-17] the page of a job says to try again when there was no response', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(applyErrorText(new ApiError(0, 'network_error', ''))).toBe('Cannot send job application !! try again !!');
  expect(applyErrorText(new Error('unexpected'))).toBe('Cannot send job application !! try again !!');
});

it('the page of a job says that there is no signal when an application could not be sent for that', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const said = applyErrorText(new ApiError(0, 'network_error', ''));
  expect(said).toBe("You're offline. Try again when you have a signal.");
});

it('the page of a job reads the missing fields of a profile from the error of a rejected application, and from no other error', () => {
  const fields = ['trades', 'phoneNumber'].map((path) => ({ path, message: 'This field is required' }));
  expect(gapsIn(new ApiError(403, 'profile_incomplete', '', fields))).toEqual(['phoneNumber', 'trades']);
  expect(gapsIn(new ApiError(400, 'bad_request', '', fields))).toEqual([]);
  expect(gapsIn(new Error('unexpected'))).toEqual([]);
});
