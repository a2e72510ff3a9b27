/** What a text says as JSON; undefined when it is empty or no JSON. */
export const parseBody = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
