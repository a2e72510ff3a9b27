import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { askAws } from './ask-aws.ts';
import { RollbackProblem, rollBackStage } from './rollback-stage.ts';

/** Returns a stage to the release before the last one, with the AWS credentials of the shell. */
const USAGE = `npm run rollback -- --stage production [--to RELEASE] [--yes]
  --to              a release of the stage; by default the one before the newest
  --yes             doesn't ask, as in a pipeline
  --with-settings   accepts that settings of the functions get earlier values
  --functions-only  leaves the pages of the site as they are`;

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    to: { type: 'string', default: '' },
    yes: { type: 'boolean', default: false },
    'with-settings': { type: 'boolean', default: false },
    'functions-only': { type: 'boolean', default: false },
  },
});
const { stage, to, yes } = values;
if (!stage || !(yes || process.stdin.isTTY)) {
  console.error(USAGE);
  process.exit(2);
}

const ask = async (question: string): Promise<boolean> => {
  const terminal = createInterface(process.stdin, process.stdout);
  const line = await terminal.question(`${question} (y/n) `);
  terminal.close();
  return line.trim().toLowerCase() === 'y';
};

try {
  await rollBackStage({
    stage,
    to,
    withSettings: values['with-settings'],
    functionsOnly: values['functions-only'],
    aws: askAws,
    print: console.log,
    confirm: async (question) => yes || ask(question),
  });
} catch (error) {
  if (!(error instanceof RollbackProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}
