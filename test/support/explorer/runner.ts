import { mailQueues, queueVariable } from '@plumbline/shared/mail-queues';
import type { ProductSlug } from '@plumbline/shared/options/products';
import { setClockOffset, setSleep } from '../../../functions/platform/clock.ts';
import { documents } from '../../../functions/platform/documents.ts';
import { logger } from '../../../functions/platform/logger.ts';
import type { Item } from '../memory-table/expressions.ts';
import { answer } from '../memory-table/send.ts';
import { Store } from '../memory-table/store.ts';
import { Boundary } from './io.ts';
import { openPostOffice, type PostOffice } from './mailbox.ts';
import { createStripeSide, type StripeSide, WEBHOOK_SECRET } from './stripe-side.ts';
import { buildWorld } from './world.ts';

export type Runner = {
  boundary: Boundary;
  store: Store;
  stripe: StripeSide;
  postOffice: PostOffice;
  /** A new world for a product; `saw` is called with every item that is written from then on. */
  prepare: (slug: ProductSlug, saw: (item: Item) => void) => Promise<void>;
};

type Command = Parameters<typeof answer>[1];

const tableDown = (): never => {
  throw Object.assign(new Error('The table is down'), { name: 'InternalServerError' });
};

const labelOf = ({ constructor: { name }, input }: Command): string => {
  const { Key: key } = input as { Key?: { sk: string } };
  return `dynamodb ${name} ${key?.sk ?? ''}`;
};

/** Loads the payment code with a table, a Stripe and an SES in this process, once for each process. */
export const openLaboratory = (): Runner => {
  process.env.TABLE_NAME = 'memory';
  process.env.STRIPE_WEBHOOK_SECRET = WEBHOOK_SECRET;
  process.env.SITE_URL = 'http://explorer.invalid';
  process.env.USER_POOL_ID = 'explorer';
  process.env.AWS_REGION ??= 'us-east-1';
  process.env.MAIL_FROM = 'mail@explorer.invalid';
  process.env.MAIL_CONFIGURATION_SET = 'explorer';
  for (const queue of mailQueues) process.env[queueVariable(queue)] = queue;
  logger.setLogLevel('SILENT');
  // Errors are part of every schedule, and their stacks aren't read.
  Error.stackTraceLimit = 0;
  // The scheduler chooses the next task; a timer would make a repeated schedule end differently.
  setSleep(() => Promise.resolve());
  const boundary = new Boundary();
  const store = new Store();
  const worlds = new Map<ProductSlug, Map<string, Item>>();
  const send = (command: Command) => boundary.call(labelOf(command), tableDown, () => answer(store, command));
  Object.assign(documents, { send });
  const stripe = createStripeSide(boundary);
  const postOffice = openPostOffice(boundary);

  const build = async (slug: ProductSlug): Promise<Map<string, Item>> => {
    setClockOffset(0);
    store.restore(new Map());
    await buildWorld(slug);
    const world = store.snapshot();
    worlds.set(slug, world);
    return world;
  };
  return {
    boundary,
    store,
    stripe,
    postOffice,
    prepare: async (slug, saw) => {
      boundary.close();
      store.watch(undefined);
      store.restore(worlds.get(slug) ?? (await build(slug)));
      store.watch(saw);
      stripe.reset();
      postOffice.reset();
    },
  };
};
