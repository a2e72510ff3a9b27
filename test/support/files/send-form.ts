export type UploadForm = { id: string; url: string; fields: Record<string, string> };

/** Sends a started upload's form to the bucket. */
export const sendForm = ({ url, fields }: UploadForm, bytes: Buffer): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([new Uint8Array(bytes)], 'any'));
  return fetch(url, { method: 'POST', body: form });
};
