export type Item = Record<string, unknown>;

/** A put for a transaction, as the table's functions build it. */
export type Put = { params: () => { Put: { Item?: Item } } };

export const itemOf = (write: Put): Item => write.params().Put.Item ?? {};

/** Returns the item at an index of the demo world. Throws when there is none. */
export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`The demo world has nothing at ${index}`);
  return found;
};
