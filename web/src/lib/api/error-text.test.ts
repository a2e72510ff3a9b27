import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { es } from '../../locales/es.ts';
import { toApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

beforeAll(() =>
  i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { es: { translation: es } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  }),
);

const said = async (language: 'en' | 'es', error: unknown, fallback = 'Something went wrong.') => {
  const t = await i18next.changeLanguage(language);
  return errorText(t, error, fallback);
};

it("[API-05] the error text shows the first server error, else its message, else the screen's own text", async () => {
  const errors = [{ path: 'zip', message: 'Bad ZIP' }];
  expect(await said('en', toApiError(400, { code: 'bad_request', message: 'Invalid', errors }))).toBe('Bad ZIP');
  const taken = toApiError(409, { code: 'email_exists', message: 'Email already exist' });
  expect(await said('en', taken)).toBe('Email already exist');
  expect(await said('en', toApiError(500, undefined))).toBe('Something went wrong.');
  expect(await said('en', new TypeError('broken'))).toBe('Something went wrong.');
});

it('[API-05] the error text accepts an error body of any shape', async () => {
  for (const body of [
    null,
    'text',
    7,
    [],
    { errors: 'x' },
    { errors: [null, { path: 'a' }] },
    { message: 1 },
    { params: 3 },
  ]) {
    expect(await said('en', toApiError(400, body), 'Default')).toBe('Default');
  }
});

it("the error text shows an error in the reader's language by its code, and an unknown one in the server's text", async () => {
  const deleted = toApiError(409, { code: 'job_deleted', message: 'Said otherwise since' });
  expect(await said('en', deleted)).toBe('Said otherwise since');
  expect(await said('es', deleted)).toBe('Este empleo fue eliminado');
  expect(await said('es', toApiError(409, { code: 'not_known_yet', message: 'Something newer' }))).toBe(
    'Something newer',
  );
});

it("the error text shows a schema's error in the reader's language", async () => {
  const errors = [{ path: 'name', message: 'This field is required' }];
  const empty = toApiError(400, { code: 'bad_request', message: 'This field is required', errors });
  expect(await said('es', empty)).toBe('Este campo es obligatorio');
});

it('the error text fills a text with its parameters, a date in the words of the language', async () => {
  const declined = toApiError(409, {
    code: 'request_declined',
    message: 'This request was declined. It can be sent again from Nov 9, 2026.',
    params: { date: '2026-11-09T00:30:00.000Z' },
  });
  expect(await said('en', declined)).toBe('This request was declined. It can be sent again from Nov 9, 2026.');
  expect(await said('es', declined)).toBe(
    'Esta solicitud fue rechazada. Se puede enviar de nuevo a partir del 9 nov 2026.',
  );
});
