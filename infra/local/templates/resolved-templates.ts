import { ENTRY_METADATA } from '../../entry-metadata.ts';
import { createResolver, type LocalValues, type Resource, type Template } from './resolve.ts';

const TABLE_NAME = 'plumbline';
export const USER_POOL_ID = 'us-east-1_plumbline';
export const USER_POOL_CLIENT_ID = 'plumblinelocalclient';

/** Bucket names must be lower case. */
const bucketName = (id: string) => id.toLowerCase();

export const localValues: LocalValues = ({ Type, Properties }, attribute, id) => {
  if (Type === 'AWS::S3::Bucket' && !attribute) return bucketName(id);
  if (Type === 'AWS::S3::Bucket' && attribute?.endsWith('DomainName')) return `${bucketName(id)}.s3.amazonaws.com`;
  if (Type === 'AWS::DynamoDB::Table') return attribute ? undefined : TABLE_NAME;
  if (Type === 'AWS::Cognito::UserPool') return attribute ? undefined : USER_POOL_ID;
  if (Type === 'AWS::SES::ConfigurationSet' && !attribute) return String(Properties.Name);
  if (Type === 'AWS::Cognito::UserPoolClient') return USER_POOL_CLIENT_ID;
  return undefined;
};

/** A resource with its intrinsic functions replaced. */
export type LocalResource = Resource & { id: string };

/** The synthesized templates, with references resolved for this machine. */
export type ResolvedTemplates = {
  all: (type: string) => LocalResource[];
  one: (type: string) => LocalResource;
  /** Returns the function of a resolved `Ref` or `Fn::GetAtt` Arn, of itself or of its alias. */
  functionOf: (reference: string) => LocalResource;
  /** Returns the name of the bucket of a resolved `Ref` or `Fn::GetAtt` Arn. */
  bucketOf: (reference: string) => string;
  /** Returns whether a function is the product's, and not one that CDK adds. */
  isOurs: (fn: LocalResource) => boolean;
  /** Returns the path of a function's source file, from the root of the repository. */
  entryOf: (fn: LocalResource) => string;
};

/** The names that CloudFormation gave, by logical id. */
export type Names = ReadonlyMap<string, string>;

/** The types of resources that can be used from a deployment. All others have local names. */
const NAMED = new Set(['AWS::S3::Bucket', 'AWS::SecretsManager::Secret']);

/** Resolves the references in the templates of the app. `names` are those of a deployment, if there is one. */
export function resolveTemplates(templates: readonly Template[], names: Names = new Map()): ResolvedTemplates {
  const valuesOf: LocalValues = (resource, attribute, id) =>
    (NAMED.has(resource.Type) && !attribute && names.get(id)) || localValues(resource, attribute, id);
  const resolve = createResolver(templates, valuesOf);
  const resolveAll = (type: string): LocalResource[] =>
    templates.flatMap((template) =>
      Object.entries(template.Resources ?? {})
        .filter(([, resource]) => resource.Type === type)
        .map(([id, resource]) => ({
          ...resource,
          id,
          Properties: resolve(template, resource.Properties ?? {}) as Resource['Properties'],
        })),
    );
  // Every call is checked against the policies, so each type is resolved only once.
  const known = new Map<string, LocalResource[]>();
  const all = (type: string): LocalResource[] => {
    const resources = known.get(type) ?? resolveAll(type);
    known.set(type, resources);
    return resources;
  };
  const functions = all('AWS::Lambda::Function');
  return {
    all,
    one: (type) => {
      const [first, ...others] = all(type);
      if (!first || others.length > 0) throw new Error(`Expected exactly one ${type} in the templates`);
      return first;
    },
    functionOf: (reference) => {
      const found = functions.find(({ id }) => reference.split(':').includes(id));
      if (!found) throw new Error(`No function in the templates is ${reference}`);
      return found;
    },
    bucketOf: (reference) => {
      const found = all('AWS::S3::Bucket').find(({ id }) => reference === id || reference.endsWith(`:${id}`));
      if (!found) throw new Error(`No bucket in the templates is ${reference}`);
      return names.get(found.id) ?? bucketName(found.id);
    },
    isOurs: (fn) => fn.Metadata?.[ENTRY_METADATA] !== undefined,
    entryOf: (fn) => {
      const entry = fn.Metadata?.[ENTRY_METADATA];
      if (typeof entry !== 'string') throw new Error(`The function ${fn.id} names no source file`);
      return entry;
    },
  };
}
