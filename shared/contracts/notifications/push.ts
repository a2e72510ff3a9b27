import * as z from 'zod';
import { pushBrowsers, pushDevices } from '../../options/push/push.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, id, isoDate, secretText } from '../fields.ts';

const INVALID = 'This device cannot receive notifications.';

const device = z.object({
  id,
  kind: z.enum(pushDevices),
  browser: z.enum(pushBrowsers),
  addedAt: isoDate,
});
export type PushDevice = z.output<typeof device>;

const settings = z.object({
  applicationAnswered: z.boolean(),
  briefingReceived: z.boolean(),
  messageReceived: z.boolean(),
  newMatch: z.boolean(),
  newApplicant: z.boolean(),
  briefingAnswered: z.boolean(),
  interview: z.boolean(),
});

/** The user's devices and kinds of push notifications. */
export const pushSettings = z.object({
  /** The key with which a browser subscribes. Absent where push is turned off. */
  publicKey: z.string().optional(),
  kinds: settings,
  devices: z.array(device),
});
export type PushSettings = z.output<typeof pushSettings>;

export const getPush = defineEndpoint({
  group: 'notifications',
  name: 'getPush',
  method: 'GET',
  path: '/api/push',
  auth: 'signed-in',
  response: pushSettings,
  summary: 'The devices that get push notifications, and the kinds that they get',
});

export const changePush = defineEndpoint({
  group: 'notifications',
  name: 'changePush',
  method: 'PATCH',
  path: '/api/push',
  auth: 'signed-in',
  body: settings.partial().strict(),
  response: pushSettings,
  errors: ['push_off', 'push_changed'],
  summary: 'Turns kinds of push notifications on or off; kinds that are left out stay',
});

export const addPushDevice = defineEndpoint({
  group: 'notifications',
  name: 'addPushDevice',
  method: 'POST',
  path: '/api/push/devices',
  auth: 'signed-in',
  budget: 'write',
  body: z.object({
    /** The address at the browser's push service. */
    endpoint: secretText(500, INVALID),
    /** The browser's keys, base64url: 65 and 16 bytes. */
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/, INVALID),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, INVALID),
    }),
    kind: z.enum(pushDevices),
    browser: z.enum(pushBrowsers),
  }),
  response: device,
  status: 201,
  errors: ['push_off', 'push_endpoint_refused', 'push_changed'],
  summary: 'Adds a device, or updates its address; it then gets push notifications of this user only',
});

export const removePushDevice = defineEndpoint({
  group: 'notifications',
  name: 'removePushDevice',
  method: 'DELETE',
  path: '/api/push/devices/{id}',
  auth: 'signed-in',
  params: byId,
  response: confirmation,
  errors: ['push_changed'],
  summary: 'Removes a device; again changes nothing',
});
