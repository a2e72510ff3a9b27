/** A CloudFormation resource as it is in a template. */
export type Resource = {
  DeletionPolicy?: string;
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the properties differ by type and are read by name.
  Properties: Record<string, any>;
  Metadata?: Record<string, unknown>;
};

export type Template = {
  Resources?: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
};

/** Returns the local value of `Ref` or `Fn::GetAtt` for a resource. When it is undefined, a made-up name is used. */
export type LocalValues = (resource: Resource, attribute: string | undefined, id: string) => string | undefined;

const pseudo: Record<string, string> = {
  'AWS::Region': 'us-east-1',
  'AWS::AccountId': '000000000000',
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};

/** Replaces the intrinsic functions in the templates of one app by local values. */
export function createResolver(templates: readonly Template[], localValues: LocalValues) {
  const exported = new Map<string, { template: Template; value: unknown }>();
  for (const template of templates) {
    for (const { Value, Export } of Object.values(template.Outputs ?? {})) {
      if (typeof Export?.Name === 'string') exported.set(Export.Name, { template, value: Value });
    }
  }

  const reference = (template: Template, id: string, attribute?: string): string => {
    const known = pseudo[id];
    if (known) return known;
    const resource = template.Resources?.[id];
    if (!resource) return `local-${id}`;
    const value = localValues(resource, attribute, id);
    // Only the newest code runs locally, so an alias means its function.
    if (value === undefined && resource.Type === 'AWS::Lambda::Alias')
      return `arn:aws:lambda:us-east-1:000000000000:function:${resolve(template, resource.Properties.FunctionName)}:live`;
    return value ?? (attribute ? `arn:aws:local:us-east-1:000000000000:${id}` : id);
  };

  const resolve = (template: Template, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(template, item));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [key, argument] = entries[0] ?? [];
    if (entries.length === 1 && key && (key === 'Ref' || key.startsWith('Fn::'))) {
      return evaluate(template, key, argument);
    }
    return Object.fromEntries(entries.map(([name, item]) => [name, resolve(template, item)]));
  };

  const evaluate = (template: Template, name: string, argument: unknown): unknown => {
    switch (name) {
      case 'Ref':
        return reference(template, String(argument));
      case 'Fn::GetAtt': {
        const [id, attribute] = argument as [string, string];
        return reference(template, id, attribute);
      }
      case 'Fn::Join': {
        const [separator, parts] = argument as [string, unknown[]];
        return parts.map((part) => String(resolve(template, part))).join(separator);
      }
      case 'Fn::Sub':
        return String(argument).replace(/\$\{([^}]+)\}/g, (_, id: string) => reference(template, id));
      case 'Fn::ImportValue': {
        const found = exported.get(String(resolve(template, argument)));
        if (!found) throw new Error(`No stack exports ${JSON.stringify(argument)}`);
        return resolve(found.template, found.value);
      }
      case 'Fn::Select': {
        const [index, list] = argument as [number, unknown];
        return (resolve(template, list) as unknown[])[index];
      }
      case 'Fn::Split': {
        const [separator, text] = argument as [string, unknown];
        return String(resolve(template, text)).split(separator);
      }
      default:
        throw new Error(`The local cloud does not know ${name}`);
    }
  };
  return resolve;
}
