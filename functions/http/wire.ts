/** On the wire every entity carries `_id` beside `id`; inside the code there is only `id`. */
const withWireId = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value && !('_id' in value)
    ? { _id: value.id, ...value }
    : value;

export const toWire = (answer: unknown): string => JSON.stringify(answer, withWireId);
