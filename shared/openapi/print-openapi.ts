import { openApiDocument } from './openapi.ts';

console.log(JSON.stringify(openApiDocument(), null, 2));
