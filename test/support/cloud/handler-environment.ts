import { handlerEnvironment } from './cloud.ts';

// Imported for its effect, before any handler: handlers and table files then work on the local cloud's own table.
Object.assign(process.env, handlerEnvironment());
