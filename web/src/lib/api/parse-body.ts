/** Parses a text as JSON. Returns undefined when the text is empty or invalid. */
export const parseBody = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
