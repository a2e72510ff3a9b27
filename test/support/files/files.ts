import type { FilePurpose } from '@plumbline/shared/options/files';
import { origin, until } from '../cloud/cloud.ts';
import type { Person } from '../people/people.ts';
import type { SentFile } from './pictures.ts';
import { sendForm } from './send-form.ts';

const toFile = ({ name, bytes }: SentFile) => new File([new Uint8Array(bytes)], name);

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every endpoint
type Answer = { status: number; body: any };

/** Sends files through the API as a browser does. */
export const upload = async (person: Person, purpose: string | undefined, ...files: SentFile[]): Promise<Answer> => {
  const form = new FormData();
  if (purpose) form.append('purpose', purpose);
  for (const file of files) form.append('files', toFile(file));
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(`${origin()}/api/files/upload`, { method: 'POST', headers, body: form });
  return { status: response.status, body: await response.json() };
};

/** Returns the one file of an upload that must succeed. */
export const uploaded = async (person: Person, purpose: FilePurpose, file: SentFile) => {
  const { status, body } = await upload(person, purpose, file);
  if (status !== 201) throw new Error(`upload answered ${status}: ${JSON.stringify(body)}`);
  return body[0];
};

/** Starts an upload, sends it and confirms it. */
export const uploadByForm = async (
  person: Person,
  purpose: FilePurpose,
  { name, bytes }: SentFile,
): Promise<Answer> => {
  const { body: form } = await person.api.post('/api/files/uploads', { purpose, name, size: bytes.length });
  const sent = await sendForm(form, bytes);
  if (sent.status !== 204) throw new Error(`The bucket answered ${sent.status}: ${await sent.text()}`);
  return person.api.post(`/api/files/uploads/${form.id}`);
};

/** The content of a link. */
export const follow = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** The content of a link, once it exists. */
export const shown = (url: string) =>
  until(async () => {
    const found = await follow(url);
    return found.status === 200 && found;
  });
