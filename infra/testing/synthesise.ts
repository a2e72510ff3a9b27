import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@plumbline/shared/contracts/index';
import { buildApp } from '../build-app.ts';
import type { Resource, Template } from '../local/templates/resolve.ts';
import { readTemplates } from '../local/templates/templates.ts';
import { readSettings } from '../settings.ts';

export type Found = Resource & { id: string };

const settings = readSettings({ STAGE: 'test' });
const outdir = () => mkdtempSync(join(tmpdir(), 'plumbline-synth-'));

/** The resources of a type over all templates. */
const finder = (templates: readonly Template[]) => (type: string) =>
  templates
    .flatMap((template) => Object.entries(template.Resources ?? {}))
    .map(([id, resource]): Found => ({ ...resource, id }))
    .filter(({ Type }) => Type === type);

/** The templates of the real app. */
export async function readApp() {
  const templates = await readTemplates(settings, outdir());
  return { templates, all: finder(templates) };
}

/** The real app with other settings, without the AWS Solutions rules. */
export function synthesise(env: NodeJS.ProcessEnv) {
  const given = readSettings({ STAGE: 'test', ...env });
  const app = buildApp({
    endpoints: Object.values(endpoints),
    settings: given,
    nag: false,
    bundle: false,
    outdir: outdir(),
  });
  return { all: finder(app.synth().stacks.map(({ template }) => template as Template)) };
}

/** The real app, synthesised with the AWS Solutions rules switched on. */
export function synthesiseWithRules() {
  const app = buildApp({
    endpoints: Object.values(endpoints),
    settings,
    nag: true,
    bundle: false,
    outdir: outdir(),
  });
  const templates = app.synth().stacks.map(({ template }) => template as Template);
  return { app, all: finder(templates) };
}
