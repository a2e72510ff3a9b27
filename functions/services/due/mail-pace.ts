import { environment } from '../../platform/environment.ts';
import { createPace, type Pace } from '../../platform/pace.ts';

/** The time in seconds that an e-mail takes at most, with the requests before and after it. */
const MAIL_SECONDS = 0.25;
const LEAST_AT_ONCE = 5;
const MOST_AT_ONCE = 50;

/** Returns the limit of the e-mails that one schedule sends each second. */
export const mailPace = (): Pace => createPace(environment.mailRate);

/** Returns the number of e-mails that have to be sent concurrently to reach the rate. */
export const mailsAtOnce = (): number =>
  Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, Math.ceil(environment.mailRate * MAIL_SECONDS)));
