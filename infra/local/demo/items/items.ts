export type Item = Record<string, unknown>;

/** A write as the table's own functions build it for a transaction. */
export type Put = { params: () => { Put: { Item?: Item } } };

export const itemOf = (write: Put): Item => write.params().Put.Item ?? {};

/** The item at an index of the demo world. */
export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`The demo world has nothing at ${index}`);
  return found;
};
