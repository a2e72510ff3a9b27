import { createResolver, type Resource, type Template } from '../templates/resolve.ts';
import { localValues } from '../templates/resolved-templates.ts';

export type StackTemplate = Template & { name: string };
export type Omitted = { stack: string; type: string; count: number };

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the id of the resource that an intrinsic function refers to, within its own stack. */
function referenceOf(node: Node): string | undefined {
  const [entry, ...others] = Object.entries(node);
  if (!entry || others.length) return undefined;
  const [name, argument] = entry;
  if (name === 'Ref') return String(argument);
  if (name === 'Fn::GetAtt') return Array.isArray(argument) ? String(argument[0]) : String(argument).split('.')[0];
  return undefined;
}

/** Removes resources whose type is not `carried` from templates. References to them become made-up names. */
export function carry(stacks: readonly StackTemplate[], carried: ReadonlySet<string>) {
  const resolve = createResolver(stacks, localValues);
  const isCarried = ({ Type }: Resource) => carried.has(Type);
  const left = (template: Template) =>
    new Set(Object.entries(template.Resources ?? {}).flatMap(([id, resource]) => (isCarried(resource) ? [] : [id])));
  const leftOf = new Map(stacks.map((stack) => [stack, left(stack)]));

  const mentions = (stack: StackTemplate, value: unknown): boolean => {
    if (Array.isArray(value)) return value.some((item) => mentions(stack, item));
    if (!isNode(value)) return false;
    const id = referenceOf(value);
    if (id !== undefined) return leftOf.get(stack)?.has(id) ?? false;
    return Object.values(value).some((item) => mentions(stack, item));
  };
  const lost = new Set<string>();
  for (const stack of stacks) {
    for (const { Value, Export } of Object.values(stack.Outputs ?? {})) {
      if (typeof Export?.Name === 'string' && mentions(stack, Value)) lost.add(Export.Name);
    }
  }

  const replace = (stack: StackTemplate, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => replace(stack, item));
    if (!isNode(value)) return value;
    const id = referenceOf(value);
    const isLost = id !== undefined && leftOf.get(stack)?.has(id);
    if (isLost || lost.has(String(value['Fn::ImportValue']))) return resolve(stack, value);
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replace(stack, item)]));
  };

  const carriedStacks = stacks.map((stack) => {
    const gone = leftOf.get(stack) ?? new Set();
    const resources = Object.entries(stack.Resources ?? {})
      .filter(([id]) => !gone.has(id))
      .map(([id, resource]) => {
        const { DependsOn: needs, ...rest } = resource as Resource & { DependsOn?: string | string[] };
        const kept = [needs ?? []].flat().filter((other) => !gone.has(other));
        return [id, { ...(replace(stack, rest) as Resource), ...(kept.length && { DependsOn: kept }) }] as const;
      });
    const outputs = Object.entries(stack.Outputs ?? {}).filter(([, { Value }]) => !mentions(stack, Value));
    return { ...stack, Resources: Object.fromEntries(resources), Outputs: Object.fromEntries(outputs) };
  });
  return { stacks: carriedStacks, omitted: stacks.flatMap((stack) => omittedOf(stack, isCarried)) };
}

function omittedOf(stack: StackTemplate, isCarried: (resource: Resource) => boolean): Omitted[] {
  const counts = new Map<string, number>();
  for (const resource of Object.values(stack.Resources ?? {})) {
    if (!isCarried(resource)) counts.set(resource.Type, (counts.get(resource.Type) ?? 0) + 1);
  }
  return [...counts].sort().map(([type, count]) => ({ stack: stack.name, type, count }));
}
