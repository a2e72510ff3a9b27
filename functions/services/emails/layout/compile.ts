import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Mjml = (
  document: string,
  options: { presets: unknown[]; validationLevel: 'strict'; keepComments: boolean },
) => Promise<{ html: string }>;

// Both packages are CommonJS modules without types.
const require = createRequire(import.meta.url);
const { default: mjml } = require('mjml-core') as { default: Mjml };
const preset: unknown = require('mjml-preset-core');

const source = new URL('layout.mjml', import.meta.url);
const target = new URL('layout.generated.ts', import.meta.url);

/** A part of the document that repeats or may be absent, between two comments with its name. */
const PART = /<!-- begin (\w+) -->(.*?)<!-- end \1 -->/gs;

const functionFor = (name: string, html: string, inner: readonly string[]): string => {
  const texts = [...html.matchAll(/\{\{(\w+)\}\}/g)].map(([, text]) => text!);
  const fields = [...new Set([...texts, ...inner])].map((field) => `'${field}'`).join(' | ');
  const literal = html
    .replace(/[\\`]|\$\{/g, '\\$&')
    .replace(/<!-- part (\w+) -->/g, (_, part) => `\${fields.${part}}`)
    .replace(/\{\{(\w+)\}\}/g, (_, text) => `\${escapeHtml(fields.${text})}`);
  return `export const ${name} = (fields: Record<${fields}, string>): string => \`${literal.trim()}\`;\n`;
};

const functionsFor = (name: string, html: string): string[] => {
  const parts = [...html.matchAll(PART)].map(([, part, body]) => ({ part: part!, body: body! }));
  const rest = html.replace(PART, '<!-- part $1 -->');
  return [
    ...parts.flatMap(({ part, body }) => functionsFor(part, body)),
    functionFor(
      name,
      rest,
      parts.map(({ part }) => part),
    ),
  ];
};

/**
 * Returns the layout as the source of TypeScript functions. They escape texts, and insert the results of the functions
 * of inner parts unescaped.
 */
export const compileLayout = async (): Promise<string> => {
  const { html } = await mjml(await readFile(source, 'utf8'), {
    presets: [preset],
    validationLevel: 'strict',
    keepComments: true,
  });
  const head = '// Generated from layout.mjml by `npm run mails`.\n';
  const use = "import { escapeHtml } from '@plumbline/shared/domain/text/escape-html';\n";
  return [head + use, ...functionsFor('page', html.replace(/\s*\n\s*/g, '\n'))].join('\n');
};

export const readCompiledLayout = (): Promise<string> => readFile(target, 'utf8');

if (import.meta.main) await writeFile(target, await compileLayout());
