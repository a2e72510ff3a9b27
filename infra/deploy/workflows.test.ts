import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const files = globSync('.github/{workflows,actions/*}/*.yml', { cwd: repository });
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');
const { scripts } = JSON.parse(textOf('package.json'));

describe.each(files)('the workflow %s', (file) => {
  const text = textOf(file);

  it('runs only scripts of package.json', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('uses actions of GitHub and AWS alone, each by its commit with its version as a comment', () => {
    for (const [, action] of text.matchAll(/uses: (?!\.\/)(.+)/g))
      expect(action).toMatch(/^(actions|aws-actions)\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('has no write permission but for the token by which AWS recognizes it, and no stored key', () => {
    for (const [, permission] of text.matchAll(/^ +([\w-]+): write$/gm)) expect(permission).toBe('id-token');
    expect(text).not.toMatch(/secrets\.|aws-access-key-id/);
  });

  it('limits the time of every job', () => {
    const jobs = [...text.matchAll(/runs-on:/g)];
    expect([...text.matchAll(/timeout-minutes:/g)]).toHaveLength(jobs.length);
  });
});

it('a deployed stage is smoke tested, and rolled back when that fails', () => {
  const text = textOf('.github/workflows/deploy-stage.yml');
  const commands = [...text.matchAll(/npm run (\w+)/g)].map(([, script]) => script);
  expect(commands).toEqual(['deploy', 'migrate', 'smoke', 'rollback']);
});
