import { map, string } from 'dynamodb-toolbox';

/** When staff took a job or a project down (ISO), and the reason that they gave to its owner. */
export const takenDownAttribute = map({ date: string(), reason: string() });
