import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askAws, isError } from './ask-aws.ts';
import { mapStack } from './map-stack.ts';

/** Reads a stack trace of a log line with the source maps of its release, with the AWS credentials of the shell. */
const USAGE = `npm run --silent read-stack -- --stage production --release 1bc599740a21 --function jobs < stack.txt
npm run --silent read-stack -- --stage production --build 0123456789abcdef < stack.txt
  --release, --function  of a line of a function: its field release; the endpoint group, consumer or schedule
  --build                of a line "Browser error": its field build`;

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    release: { type: 'string', default: '' },
    function: { type: 'string', default: '' },
    build: { type: 'string', default: '' },
  },
});
const { stage, release, function: name, build } = values;
if (!stage || !(build || (release && name))) {
  console.error(USAGE);
  process.exit(2);
}

const requireAnswer = <T>(...args: string[]): T => {
  const answer = askAws<T>(...args);
  if (!isError(answer)) return answer.value;
  console.error(answer.error);
  return process.exit(1);
};
const bucket = requireAnswer<string>(
  ...['cloudformation', 'describe-stacks', '--stack-name', `plumbline-${stage}-web`],
  ...['--query', "Stacks[0].Outputs[?OutputKey=='SourceMapsBucket'].OutputValue | [0]"],
);
const prefix = build ? `web/${build}/` : `functions/${release}/`;
const keys = requireAnswer<{ Contents?: { Key: string }[] }>(
  ...['s3api', 'list-objects-v2', '--bucket', bucket, '--prefix', prefix],
);
const stored = (keys.Contents ?? []).map(({ Key }) => Key);
if (!stored.length) {
  console.error(`There are no source maps under ${prefix}: they are kept for 400 days.`);
  process.exit(1);
}
/** Each bundle is in a folder named after the file of the handler. */
const folders = [
  `functions-api-${name}-handler-ts`,
  `functions-events-${name}-handler-ts`,
  `functions-schedules-${name}-ts`,
];
const isOfFunction = (key: string) => folders.includes(key.slice(prefix.length).split('/')[0] ?? '');

const folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
const readMap = (file: string): string | undefined => {
  const key = stored.find((it) => it.endsWith(`/${file}.map`) && (build || isOfFunction(it)));
  if (!key) return undefined;
  const path = join(folder, key.replaceAll('/', '_'));
  if (!existsSync(path)) requireAnswer('s3api', 'get-object', '--bucket', bucket, '--key', key, path);
  return readFileSync(path, 'utf8');
};
process.stdout.write(mapStack(readFileSync(0, 'utf8'), readMap));
