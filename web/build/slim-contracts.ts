import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

const contracts = join(import.meta.dirname, '../../shared/contracts/');
const pages = join(import.meta.dirname, '../src');

/** What a call needs of an endpoint. */
const NEEDED = ['method', 'path', 'budget'];

/** Parts of endpoints by the name of the endpoint. */
export type ReadParts = ReadonlyMap<string, ReadonlySet<string>>;

/** The parts of endpoints that sources name: `register.body` is the schema of a form. */
export function readParts(sources: Iterable<string>): ReadParts {
  const parts = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, endpoint = '', part = ''] of source.matchAll(/\b([a-z]\w*)\s*\.(body|query|params|response)\b/g)) {
      parts.set(endpoint, (parts.get(endpoint) ?? new Set()).add(part));
    }
  }
  return parts;
}

const readSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

// biome-ignore lint/suspicious/noExplicitAny: nodes of the parser, of which a few fields are read.
export type Node = any;
type Edit = { start: number; end: number; text: string };

export const declarationsOf = (program: Node): Node[] =>
  program.body.flatMap((statement: Node) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  });

/** The parts of an endpoint that the pages never read, as edits that remove them. */
const leaveOut = (declaration: Node, read: ReadParts): Edit[] => {
  const { id, init } = declaration;
  if (init.type !== 'CallExpression' || init.callee.name !== 'defineEndpoint') return [];
  const kept = new Set([...NEEDED, ...(read.get(id.name) ?? [])]);
  const { properties, end: brace } = init.arguments[0];
  return properties.flatMap((property: Node, at: number): Edit[] => {
    if (property.type !== 'Property' || kept.has(property.key.name)) return [];
    const end = properties[at + 1]?.start ?? brace - 1;
    return [{ start: property.start, end, text: '' }];
  });
};

/** Whether making the value runs code: a schema, an endpoint, a list made from another. */
const runs = ({ type }: Node): boolean =>
  !/^(Arrow)?Function|Literal$|^(Identifier|MemberExpression|ClassExpression)/.test(type);

/**
 * A contract module as pages need it: endpoints without the schemas that only the server uses, and every value marked
 * as pure, so that unused ones are dropped.
 */
export function slimContract(code: string, read: ReadParts): string {
  const edits = declarationsOf(parseAst(code, { lang: 'ts' })).flatMap((declaration): Edit[] => {
    const { init } = declaration;
    if (!init || !runs(init)) return [];
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      ...leaveOut(declaration, read),
      { start: init.end, end: init.end, text: '))()' },
    ];
  });
  return edits.reduceRight((text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end), code);
}

/** Keeps unused code of the contract, which is most schemas, out of the built pages. */
export const slimContracts = (): Plugin => {
  let read: ReadParts = new Map();
  return {
    name: 'slim-contracts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      read = readParts([...readSources(pages), ...readSources(contracts)]);
    },
    transform: {
      filter: { id: /[\\/]shared[\\/]contracts[\\/].+\.ts$/ },
      handler: (code) => ({ code: slimContract(code, read), map: null }),
    },
  };
};
