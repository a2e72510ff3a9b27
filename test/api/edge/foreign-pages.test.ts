import { describe, expect, it } from 'vitest';
import { origin } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newSeeker, PASSWORD, signIn } from '../../support/people/people.ts';

const post = (path: string, headers: Record<string, string>, body?: string) =>
  fetch(`${origin()}${path}`, { method: 'POST', headers, ...(body !== undefined && { body }) });
const UNSUPPORTED = { code: 'unsupported_media_type' };

/** The body that a form with enctype text/plain sends: a field whose name begins the JSON and whose value ends it. */
const formText = (email: string) => `{"email":"${email}","password":"${PASSWORD}","x":"="}`;

describe('a page of another site', () => {
  it.each([
    ['text/plain'],
    ['text/plain; charset=application/json'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonp'],
  ])('cannot sign its visitor in to another account by sending %s', async (type) => {
    const { email } = await newSeeker();
    const answer = await post('/api/auth/login', { 'content-type': type }, formText(email));
    expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject({
      status: 415,
      ...UNSUPPORTED,
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("can't send bytes without a type either", async () => {
    const { email } = await newSeeker();
    const body = new Uint8Array(Buffer.from(formText(email)));
    const answer = await fetch(`${origin()}/api/auth/login`, { method: 'POST', body });
    expect(answer.status).toBe(415);
  });

  it("can't start a call of the session, even with the right type", async () => {
    const { email, cookie } = await newSeeker();
    const body = JSON.stringify({ email, password: PASSWORD });
    const json = { 'content-type': 'application/json' };
    for (const foreign of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.plumbline.example' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const headers = { ...json, ...(foreign as Record<string, string>) };
      expect((await post('/api/auth/login', headers, body)).status).toBe(403);
      const refreshed = await post('/api/auth/refresh-token', { ...headers, cookie });
      expect({ status: refreshed.status, cookies: refreshed.headers.getSetCookie() }).toEqual({
        status: 403,
        cookies: [],
      });
    }
    for (const own of [{ 'sec-fetch-site': 'same-origin', origin: origin() }, { origin: origin() }, {}]) {
      const headers = { ...json, ...(own as Record<string, string>) };
      expect((await post('/api/auth/login', headers, body)).status).toBe(200);
      expect((await post('/api/auth/refresh-token', { ...headers, cookie })).status).toBe(200);
    }
  });

  it("can't clear the refresh cookie by a call without one", async () => {
    const { email } = await newSeeker();
    const refused = await api().post('/api/auth/refresh-token');
    expect({ status: refused.status, cookies: refused.headers.getSetCookie() }).toEqual({ status: 401, cookies: [] });
    const { token, cookie } = await signIn(email);
    const left = await api(token).post('/api/auth/revoke-token');
    expect({ status: left.status, cookies: left.headers.getSetCookie() }).toEqual({ status: 200, cookies: [] });
    const dead = await api(undefined, 'refreshToken=forged').post('/api/auth/refresh-token');
    const out = await api((await signIn(email)).token, cookie).post('/api/auth/revoke-token');
    for (const { headers } of [dead, out]) {
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^refreshToken=; .*Max-Age=0/)]);
    }
  });

  it("can't send a form where the API takes JSON, while forms with files and Stripe's calls still work", async () => {
    const { token } = await newSeeker();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
    expect((await post('/api/users/support', headers, '{"email":"a@example.com","data":"x"}')).status).toBe(415);
    const json = { ...headers, 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await post('/api/users/support', json, '{"email":"a@example.com","data":"x"}')).status).toBe(200);
    // Stripe's call is verified by its signature, not by its content type.
    expect((await post('/api/payment/webhook', { 'content-type': 'text/plain' }, '{}')).status).toBe(400);
  });
});
