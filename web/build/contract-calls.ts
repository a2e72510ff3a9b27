import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { declarationsOf, type Node, readParts } from './slim-contracts.ts';

const contracts = join(import.meta.dirname, '../../shared/contracts/');
const PACKAGE = '@plumbline/shared/contracts/';
const CALLS = '?calls';

/** The method and path of each endpoint of a module, by its name; of a POST also the budget, which tells a read. */
type Calls = ReadonlyMap<string, string>;

/** The value of a property that the object declares, or that a spread object of the same module declares. */
const textOf = (object: Node, name: string, objects: ReadonlyMap<string, Node>): string | undefined => {
  for (const property of object.properties.toReversed()) {
    const spread = property.type === 'SpreadElement' && objects.get(property.argument.name);
    const found = spread ? textOf(spread, name, objects) : property.key?.name === name && property.value.value;
    if (typeof found === 'string') return found;
  }
  return undefined;
};

/** What a call needs of the endpoints that a module of the contract declares. */
export function callsOf(code: string): Calls {
  const declared = declarationsOf(parseAst(code, { lang: 'ts' }));
  const plain = ({ init }: Node): Node => (init?.type === 'TSAsExpression' ? init.expression : init);
  const objects = new Map(
    declared.filter((it) => plain(it)?.type === 'ObjectExpression').map((it) => [it.id.name as string, plain(it)]),
  );
  return new Map(
    declared.flatMap(({ id, init }): [string, string][] => {
      if (init?.type !== 'CallExpression' || init.callee.name !== 'defineEndpoint') return [];
      const [method, path, budget] = ['method', 'path', 'budget'].map((name) =>
        textOf(init.arguments[0], name, objects),
      );
      const call = { method, path, ...(method === 'POST' && { budget }) };
      return method && path ? [[id.name, JSON.stringify(call)]] : [];
    }),
  );
}

const known = new Map<string, Calls>();
const callsIn = (module: string): Calls => {
  const calls = known.get(module) ?? callsOf(readFileSync(join(contracts, `${module}.ts`), 'utf8'));
  known.set(module, calls);
  return calls;
};

/** A page module that imports endpoints only to call them gets them from a module without schemas. */
export function importCalls(code: string, lang: 'ts' | 'tsx', find: (module: string) => Calls = callsIn): string {
  const read = readParts([code]);
  const imports = parseAst(code, { lang }).body.filter(
    // biome-ignore lint/suspicious/noExplicitAny: see Node.
    (node: any) =>
      node.type === 'ImportDeclaration' && node.importKind !== 'type' && node.source.value.startsWith(PACKAGE),
  ) as Node[];
  return imports.reduceRight((text: string, { start, end, source, specifiers }: Node) => {
    const calls = find(source.value.slice(PACKAGE.length));
    const isCall = ({ imported, importKind }: Node) =>
      importKind !== 'type' && calls.has(imported.name) && !read.has(imported.name);
    const line = (some: Node[], from: string) =>
      some.length === 0
        ? ''
        : `import { ${some.map((it) => code.slice(it.start, it.end)).join(', ')} } from '${from}';`;
    const rest = specifiers.filter((it: Node) => !isCall(it));
    const lines = line(rest, source.value) + line(specifiers.filter(isCall), source.value + CALLS);
    return text.slice(0, start) + lines + text.slice(end);
  }, code);
}

/** Gives pages that only call an endpoint its method and path. Schemas load with the forms that name them. */
export const contractCalls = (): Plugin => ({
  name: 'contract-calls',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith(PACKAGE) || !source.endsWith(CALLS)) return null;
    const found = await this.resolve(source.slice(0, -CALLS.length), importer);
    return found && found.id + CALLS;
  },
  load(id) {
    if (!id.endsWith(`.ts${CALLS}`)) return null;
    const calls = callsOf(readFileSync(id.slice(0, -CALLS.length), 'utf8'));
    return [...calls].map(([name, call]) => `export const ${name} = ${call};`).join('\n');
  },
  transform: {
    filter: { id: /[\\/]web[\\/]src[\\/].+\.tsx?$/, code: PACKAGE },
    handler: (code, id) => ({ code: importCalls(code, id.endsWith('x') ? 'tsx' : 'ts'), map: null }),
  },
});
