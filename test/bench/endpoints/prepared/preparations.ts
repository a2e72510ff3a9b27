import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { applications } from './applications.ts';
import { briefings } from './briefings.ts';
import { files } from './files.ts';
import { jobs } from './jobs.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { payments } from './payments.ts';
import type { Preparations } from './preparation.ts';
import { profiles } from './profiles.ts';
import { projects } from './projects.ts';
import { reference } from './reference.ts';
import { signIn } from './sign-in.ts';

/** Endpoints that need preparation: each with what must happen before it. */
export const preparations: Preparations = {
  ...{ ...signIn, ...accounts, ...profiles, ...jobs, ...applications, ...briefings },
  ...{ ...projects, ...files, ...messages, ...notifications, ...payments, ...admin, ...reference },
};
