/** Returns a random id in the form of the API's ids. `crypto.randomUUID` is missing on pages without TLS. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
