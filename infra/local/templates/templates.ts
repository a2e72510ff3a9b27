import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { hashSources } from '../edge/source-hash.ts';
import { readJson, repository, writeJson } from '../state.ts';
import type { Template } from './resolve.ts';

const infra = ['app.ts', 'build-app.ts', 'entry-metadata.ts', 'permissions.ts', 'security-headers.ts', 'settings.ts'];
const sources = [
  ...[...infra, 'stacks', 'constructs'].map((name) => `infra/${name}`),
  'shared/contracts',
  'shared/table-names.ts',
  'cdk.json',
  'package-lock.json',
];
const cacheDir = join(repository, 'node_modules/.cache/plumbline');

/**
 * Returns the templates of the CDK app without bundling. They are synthesized again only when their sources have
 * changed.
 */
export async function readTemplates(settings: Settings, outdir: string): Promise<Template[]> {
  const key = hashSources(sources) + JSON.stringify(settings);
  const kept = join(cacheDir, `templates-${settings.stage}.json`);
  const cached = readJson(kept, { key: '', templates: [] as Template[] });
  if (cached.key === key) return cached.templates;

  const [{ buildApp }, { endpoints }] = await Promise.all([
    import('../../build-app.ts'),
    import('@plumbline/shared/contracts/index'),
  ]);
  const app = buildApp({ endpoints: Object.values(endpoints), settings, nag: false, bundle: false, outdir });
  const templates = app.synth().stacks.map((stack) => stack.template as Template);
  writeJson(kept, { key, templates });
  return templates;
}
