/** Decodes percent escapes; a text with a malformed one stays unchanged. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
