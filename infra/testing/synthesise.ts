import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@plumbline/shared/contracts/index';
import type { App } from 'aws-cdk-lib';
import { buildApp } from '../build-app.ts';
import type { Resource, Template } from '../local/templates/resolve.ts';
import { readTemplates } from '../local/templates/templates.ts';
import { readSettings } from '../settings.ts';

/** A resource with its id and the name of its template, which is that of its stack. */
export type SynthesizedResource = Resource & { id: string; template: string };
type NamedTemplates = readonly (readonly [name: string, template: Template])[];

const environment = {
  STAGE: 'test',
  MAIL_FROM: 'no-reply@plumbline.example',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  POSTAL_ADDRESS: '100 E Center St, Warsaw, IN 46580',
  ALARM_EMAIL: 'alarms@plumbline.example',
  MONTHLY_BUDGET: '100',
};
const settings = readSettings(environment);
const outdir = () => mkdtempSync(join(tmpdir(), 'plumbline-synth-'));

/** Returns a value as text, in which the ids of aliases are replaced by those of their functions. */
export const withFunctions = (all: (type: string) => SynthesizedResource[], value: unknown): string =>
  all('AWS::Lambda::Alias').reduce(
    (text, { id, Properties }) => text.replaceAll(id, Properties.FunctionName.Ref),
    JSON.stringify(value ?? ''),
  );

/** Returns the resources of a type in all templates. */
const finder = (templates: NamedTemplates) => (type: string) =>
  templates
    .flatMap(([template, { Resources }]) =>
      Object.entries(Resources ?? {}).map(([id, resource]): SynthesizedResource => ({ ...resource, id, template })),
    )
    .filter(({ Type }) => Type === type);

const templatesOf = (app: App): NamedTemplates =>
  app.synth().stacks.map(({ stackName, template }) => [stackName, template as Template]);

/** Returns the templates of the real app. */
export async function readApp() {
  const templates = await readTemplates(settings, outdir());
  return { templates, all: finder(templates.map((template) => ['', template])) };
}

/** Synthesizes the real app with other settings, without the AWS Solutions rules. */
export function synthesise(env: NodeJS.ProcessEnv) {
  const given = readSettings({ ...environment, ...env });
  const app = buildApp({
    endpoints: Object.values(endpoints),
    settings: given,
    nag: false,
    bundle: false,
    outdir: outdir(),
  });
  const templates = templatesOf(app);
  return {
    all: finder(templates),
    /** Returns the outputs of a stack by their names. */
    outputs: (stack: string) => Object.fromEntries(templates)[stack]?.Outputs ?? {},
  };
}

/** Synthesizes the real app with the AWS Solutions rules. */
export function synthesiseWithRules(env: NodeJS.ProcessEnv = {}) {
  const app = buildApp({
    endpoints: Object.values(endpoints),
    settings: readSettings({ ...environment, ...env }),
    nag: true,
    bundle: false,
    outdir: outdir(),
  });
  return { app, all: finder(templatesOf(app)) };
}
