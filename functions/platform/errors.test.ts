import { expect, it } from 'vitest';
import { ApiError, errorBody, InvalidRequest } from './errors.ts';

it('errorBody returns an error with its code and the text of the catalog', () => {
  const error = new ApiError('job_deleted');
  expect(error.status).toBe(409);
  expect(errorBody(error)).toEqual({ code: 'job_deleted', message: 'This Job has been deleted' });
});

it('errorBody names the field that an error is about', () => {
  const message = 'Please enter a valid ZIP code';
  expect(errorBody(new ApiError('zip_unknown', { path: 'zip' }))).toEqual({
    code: 'zip_unknown',
    message,
    errors: [{ path: 'zip', message }],
  });
});

it('errorBody fills the text with the parameters, and returns them for other languages', () => {
  const params = { date: '2026-11-09T00:30:00.000Z' };
  expect(errorBody(new ApiError('request_declined', { params }))).toEqual({
    code: 'request_declined',
    message: 'This request was declined. It can be sent again from Nov 9, 2026.',
    params,
  });
});

it('errorBody returns the first message of the schema for an invalid request', () => {
  const errors = [{ path: 'name', message: 'This field is required' }];
  expect(errorBody(new InvalidRequest(errors))).toEqual({
    code: 'bad_request',
    message: 'This field is required',
    errors,
  });
  expect(errorBody(new InvalidRequest([])).message).toBe('Please check your entries');
});

it('errorBody ApiError rejects texts that are not in the catalog, by its types', () => {
  // @ts-expect-error a sentence is no code
  const sentence = () => new ApiError('This job was painted over.');
  // @ts-expect-error a code comes without a sentence of its own
  const retold = () => new ApiError('job_deleted', 'This job was painted over.');
  // @ts-expect-error a sentence with an open place needs what fills it
  const unfilled = () => new ApiError('too_many_users');
  expect([sentence, retold, unfilled]).toHaveLength(3);
});
