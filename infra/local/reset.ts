import { join } from 'node:path';
import { endOrphan } from './child.ts';
import { defaultLocalDir, removePath } from './state.ts';

const localDir = defaultLocalDir();
await endOrphan(join(localDir, 'dynamodb.pid.json'), join(localDir, 'dynamodb'));
removePath(localDir);
console.log(`Removed ${localDir}. The next start makes everything anew.`);
