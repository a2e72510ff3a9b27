/** Parses a text as JSON; undefined when it is empty or invalid. */
export const parseBody = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
