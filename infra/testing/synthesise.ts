import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@plumbline/shared/contracts/index';
import { buildApp } from '../build-app.ts';
import type { Resource, Template } from '../local/templates/resolve.ts';
import { readTemplates } from '../local/templates/templates.ts';
import { readSettings } from '../settings.ts';

export type Found = Resource & { id: string };

const environment = {
  STAGE: 'test',
  MAIL_FROM: 'no-reply@plumbline.example',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  POSTAL_ADDRESS: '100 E Center St, Warsaw, IN 46580',
  ALARM_EMAIL: 'alarms@plumbline.example',
};
const settings = readSettings(environment);
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
  const given = readSettings({ ...environment, ...env });
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
export function synthesiseWithRules(env: NodeJS.ProcessEnv = {}) {
  const app = buildApp({
    endpoints: Object.values(endpoints),
    settings: readSettings({ ...environment, ...env }),
    nag: true,
    bundle: false,
    outdir: outdir(),
  });
  const templates = app.synth().stacks.map(({ template }) => template as Template);
  return { app, all: finder(templates) };
}
