import { accessDenied, S3Error } from './errors.ts';
import { type Credentials, checkPolicySignature } from './signature.ts';

type Condition = Record<string, string> | [operator: string, name: string | number, value: string | number];
type Policy = { expiration: string; conditions: Condition[] };

/** Fields of a form that need no condition in the policy. */
const FREE = /^(x-amz-signature|policy|file|x-ignore-.*)$/;

const invalid = (why: string) => accessDenied(`Invalid according to Policy: ${why}`);

function readPolicy(encoded: string): Policy {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Policy;
    if (Number.isNaN(Date.parse(expiration)) || !Array.isArray(conditions)) throw new Error('incomplete');
    return { expiration, conditions };
  } catch {
    throw new S3Error('InvalidPolicyDocument', 400, 'The policy of the form is not one.');
  }
}

/** Converts `{ key: 'a' }` to the equivalent `['eq', '$key', 'a']`. */
const toTriples = (condition: Condition): [string, string | number, string | number][] =>
  Array.isArray(condition) ? [condition] : Object.entries(condition).map(([name, value]) => ['eq', `$${name}`, value]);

function checkSize(least: number, most: number, size: number): void {
  if (size > most) {
    const sizes = { ProposedSize: size, MaxSizeAllowed: most };
    throw new S3Error('EntityTooLarge', 400, 'Your proposed upload exceeds the maximum allowed size', sizes);
  }
  if (size < least) {
    const sizes = { ProposedSize: size, MinSizeAllowed: least };
    throw new S3Error('EntityTooSmall', 400, 'Your proposed upload is smaller than the minimum allowed size', sizes);
  }
}

export type PostedForm = {
  /** The fields before the file, with names in lower case. */
  fields: Map<string, string>;
  bucket: string;
  size: number;
};

/** Checks a browser's form: its policy is signed with `own`, is valid at `now`, and allows every field and the size. */
export function checkForm({ fields, bucket, size }: PostedForm, own: Credentials, now: Date): void {
  const field = (name: string) => fields.get(name) ?? '';
  const policy = readPolicy(field('policy'));
  checkPolicySignature(field('policy'), field('x-amz-credential'), field('x-amz-signature'), own);
  if (now.getTime() > Date.parse(policy.expiration)) throw invalid('Policy expired.');

  const actual = new Map([...fields, ['bucket', bucket]]);
  const named = new Set<string>(['bucket']);
  for (const [operator, name, value] of policy.conditions.flatMap(toTriples)) {
    if (operator === 'content-length-range') {
      checkSize(Number(name), Number(value), size);
      continue;
    }
    const key = String(name).replace(/^\$/, '').toLowerCase();
    named.add(key);
    const found = actual.get(key) ?? '';
    const holds = operator === 'starts-with' ? found.startsWith(String(value)) : found === String(value);
    if (!holds) throw invalid(`Policy Condition failed: ${JSON.stringify([operator, name, value])}`);
  }
  const extra = [...actual.keys()].filter((name) => !named.has(name) && !FREE.test(name));
  if (extra.length > 0) throw invalid(`Extra input fields: ${extra.join(', ')}`);
}
