import { ENTRY_METADATA } from '../../entry-metadata.ts';
import { createResolver, type LocalValues, type Resource, type Template } from './resolve.ts';

export const TABLE_NAME = 'plumbline';
export const USER_POOL_ID = 'us-east-1_plumbline';
export const USER_POOL_CLIENT_ID = 'plumblinelocalclient';

/** Bucket names are lower case. */
const bucketName = (id: string) => id.toLowerCase();

export const localValues: LocalValues = ({ Type }, attribute, id) => {
  if (Type === 'AWS::S3::Bucket' && !attribute) return bucketName(id);
  if (Type === 'AWS::S3::Bucket' && attribute?.endsWith('DomainName')) return `${bucketName(id)}.s3.amazonaws.com`;
  if (Type === 'AWS::DynamoDB::Table') return attribute ? undefined : TABLE_NAME;
  if (Type === 'AWS::Cognito::UserPool') return attribute ? undefined : USER_POOL_ID;
  if (Type === 'AWS::Cognito::UserPoolClient') return USER_POOL_CLIENT_ID;
  return undefined;
};

/** A resource with its intrinsic functions replaced. */
export type LocalResource = Resource & { id: string };

/** The synthesised templates, ready to be played on this machine. */
export type ResolvedTemplates = {
  all: (type: string) => LocalResource[];
  one: (type: string) => LocalResource;
  /** The function behind a resolved `Ref` or `Fn::GetAtt` Arn. */
  functionOf: (reference: string) => LocalResource;
  /** Whether a function is the product's and not one that CDK brings along. */
  isOurs: (fn: LocalResource) => boolean;
  /** Source file of a function, from the root of the repository. */
  entryOf: (fn: LocalResource) => string;
};

/** Names that CloudFormation has given, by logical id. */
export type Names = ReadonlyMap<string, string>;

/** The resources that are used where they were deployed; everything else keeps its name of this machine. */
const NAMED = new Set(['AWS::S3::Bucket', 'AWS::SecretsManager::Secret']);

/** Resolves the references in the templates of the app; `names` are those of a deployment, where there is one. */
export function resolveTemplates(templates: readonly Template[], names: Names = new Map()): ResolvedTemplates {
  const valuesOf: LocalValues = (resource, attribute, id) =>
    (NAMED.has(resource.Type) && !attribute && names.get(id)) || localValues(resource, attribute, id);
  const resolve = createResolver(templates, valuesOf);
  const all = (type: string): LocalResource[] =>
    templates.flatMap((template) =>
      Object.entries(template.Resources ?? {})
        .filter(([, resource]) => resource.Type === type)
        .map(([id, resource]) => ({
          ...resource,
          id,
          Properties: resolve(template, resource.Properties ?? {}) as Resource['Properties'],
        })),
    );
  const functions = all('AWS::Lambda::Function');
  return {
    all,
    one: (type) => {
      const [first, ...others] = all(type);
      if (!first || others.length > 0) throw new Error(`Expected exactly one ${type} in the templates`);
      return first;
    },
    functionOf: (reference) => {
      const found = functions.find(({ id }) => reference === id || reference.endsWith(`:${id}`));
      if (!found) throw new Error(`No function in the templates is ${reference}`);
      return found;
    },
    isOurs: (fn) => fn.Metadata?.[ENTRY_METADATA] !== undefined,
    entryOf: (fn) => {
      const entry = fn.Metadata?.[ENTRY_METADATA];
      if (typeof entry !== 'string') throw new Error(`The function ${fn.id} names no source file`);
      return entry;
    },
  };
}
