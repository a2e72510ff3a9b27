import { expect, it } from 'vitest';
import { compileLayout, readCompiledLayout } from './compile.ts';

it('the compiled layout of the e-mails is up to date; if not, run `npm run mails`', async () => {
  expect(await readCompiledLayout()).toBe(await compileLayout());
});
