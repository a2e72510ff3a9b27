const SECOND = 1000;
export const MINUTE_MS = 60 * SECOND;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Search, matching and trade-partner radius in miles [CON-25]. */
export const SEARCH_RADIUS_MILES = 50;
/** How far a job search looks, as its page offers it. */
export const JOB_SEARCH_RADII = [10, 25, SEARCH_RADIUS_MILES] as const;
export const MAX_SEARCH_RADIUS_MILES = 100;
/** How far matching looks for a company that works 200 miles out and more. */
export const MAX_MATCH_RADIUS_MILES = 200;
/** The ZIP of the fixed location fetch [EMP-35]. */
export const DEFAULT_JOBS_ZIP = '46590';

/** The least password length, used by every form, the API and the user pool [CON-26, ACC-23]. */
export const PASSWORD_MIN_LENGTH = 8;
/** Cognito's own upper bound. */
export const PASSWORD_MAX_LENGTH = 256;
/** The least length of a given name, address or tax id [PRO-27]. */
export const MIN_NAME_LENGTH = 2;
/** The most skills, trained trades or hands-on experiences of a job seeker, and the longest name of one. */
export const MAX_SEEKER_TRADES = 20;
export const MAX_TRADE_LENGTH = 60;
/** Rich text, as it is sent and as it is stored. */
export const HTML_MAX_LENGTH = 20_000;
export const SUPPORT_TEXT_MAX_LENGTH = 2000;
/** A project's description and its added details, each. */
export const PROJECT_TEXT_MAX_LENGTH = 4000;
export const DECLINE_DETAILS_MAX_LENGTH = 1000;
export const NOTE_MAX_LENGTH = 1000;
/** What a company writes to the owner of a project with its request. */
export const CONNECTION_MESSAGE_MAX_LENGTH = 500;
/** A message between connected parties, in characters. */
export const MESSAGE_MAX_LENGTH = 2000;
/** Messages that stay unread for this long cause an e-mail. */
export const MESSAGE_MAIL_MS = 10 * MINUTE_MS;
/** Sixteen applicants, six items each, are read in one batch. */
export const APPLICANTS_PAGE_SIZE = 16;
/** How many applicants one request looks through for some of them. */
export const APPLICANTS_SEARCHED = 50;
/** Requests between companies that one look goes through: three items each are read in one batch. */
export const TIES_SEARCHED = 33;
/** Rows after which a file for spreadsheets ends, with the page that reaches them. */
export const MAX_CSV_ROWS = 2000;
/** Notes of a company about one applicant. */
export const MOST_NOTES = 50;
/** Companies that are invited to one project. */
export const MOST_INVITATIONS = 50;

/** How long a buyer's priority access to a skilled worker lasts [SKW-08]. */
export const PRIORITY_WINDOW_HOURS = 72;
export const PRIORITY_WINDOW_MS = PRIORITY_WINDOW_HOURS * HOUR_MS;
/** How long a rejection is in force [APP-21]. */
export const REJECTION_MS = 7 * DAY_MS;
/** The global setting's first value; 0 means that matches never expire [APP-03]. */
export const DEFAULT_EXPIRATION_HOURS = 72;

export const SIGN_UP_KEY_HOURS = 48;
/** How long the set-up link of a sign-up or an invitation can be mailed again on request. */
export const PENDING_ACCOUNT_DAYS = 14;
export const RESET_KEY_HOURS = 1;
export const ACCESS_TOKEN_MINUTES = 15;
/** Between the password of staff and the code, or the first code of an app that has to be set up. */
export const SECOND_FACTOR_MINUTES = 10;

/** Items a page of each list [EMP-11, PRJ-03, PRO-20, APP-14, SEE-10, SKW-14, SEE-11, SEE-22, SEE-28, SHL-31]. */
export const JOB_LIST_PAGE_SIZE = 9;
export const PROJECT_LIST_PAGE_SIZE = 9;
export const COMPANY_JOBS_PAGE_SIZE = 9;
export const COMPANY_MATCHES_PAGE_SIZE = 20;
export const JOB_SEARCH_PAGE_SIZE = 18;
/** The most trades one search for jobs is for. */
export const MAX_SEARCHED_TRADES = 20;
export const WORKER_SEARCH_PAGE_SIZE = 20;
export const PARTNER_SEARCH_PAGE_SIZE = 18;
export const APPRENTICESHIP_PAGE_SIZE = 100;
export const ACTIVITY_PAGE_SIZE = 20;
export const SAVED_JOBS_PAGE_SIZE = 20;
export const SAVED_JOBS_COUNT_LIMIT = 100;
/** The most jobs that a seeker can save. */
export const MAX_SAVED_JOBS = 200;
/** The most job searches that a seeker can save, and the longest name of one. */
export const MAX_SAVED_SEARCHES = 10;
export const SAVED_SEARCH_NAME_LENGTH = 60;
/** The most companies that a seeker can block. */
export const MAX_BLOCKS = 200;
export const BLOCKS_PAGE_SIZE = 20;
export const STARRED_PAGE_SIZE = 10;
export const PAYMENT_HISTORY_PAGE_SIZE = 20;
export const BRIEFINGS_PAGE_SIZE = 20;
export const ACCOUNT_LIST_PAGE_SIZE = 20;
export const AUDIT_PAGE_SIZE = 20;
/** Accounts a search looks at, by name; it says when there are more. */
export const MAX_ACCOUNTS_SEARCHED = 2000;
/** Rows of a dashboard's lists, and how far back its activities and its chart look [EMP-42, SEE-29, SHL-03]. */
export const DASHBOARD_PAGE_SIZE = 5;
export const DASHBOARD_ACTIVITIES = 100;
export const DASHBOARD_DAYS = 30;
/** How many jobs, projects or briefings with something new a dashboard names. */
export const DASHBOARD_WAITING = 5;
/** Jobs sent to a seeker with one payment [APP-26]. */
export const MAX_SENT_JOBS = 50;
/** Public lists, sitemap and feeds: rows a page, pages a list, rows a feed. */
export const PUBLIC_LIST_SIZE = 25;
export const PUBLIC_LIST_PAGES = 20;
export const PUBLIC_FEED_SIZE = 50;
/** The picture of a link preview, in pixels: the size that chats and social sites show whole. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
/** The most rows of any list response. */
export const MAX_PAGE_SIZE = 100;
/** Job search counts pages from 0, every other list from 1 [SEE-10]. */
export const JOB_SEARCH_FIRST_PAGE = 0;
export const FIRST_PAGE = 1;
/** The number of page links that the pagination shows [SHL-31]. */
export const PAGINATION_PAGES_SHOWN = 5;
/** The openings on a company's profile, on a desktop [PRO-20]. */
export const COMPANY_JOBS_PER_ROW = 3;

export const REQUEST_TIMEOUT_MS = 5 * SECOND;
export const TOAST_MS = 6 * SECOND;
export const NOTIFICATION_MS = 5 * SECOND;
export const WORKER_CHECK_MS = 5 * SECOND;
export const VERSION_CHECK_MS = 2 * MINUTE_MS;
export const CHUNK_TIMEOUT_MS = 2 * MINUTE_MS;
export const SIGN_UP_BADGE_DELAY_MS = 5 * SECOND;
export const DOTS_REFRESH_MS = MINUTE_MS;

/** Screen widths in CSS pixels [SHL-35, SHL-18]. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, sidebar: 1024 } as const;
/** A mobile action menu opens upward with less room than this below it [SHL-36]. */
export const ACTION_MENU_ROOM_PX = 200;

/** Slides of the photo carousel for screens wider than `above` pixels, widest first [FIL-08]. */
export const carouselSlides = [
  { above: 1768, slides: 6 },
  { above: 1350, slides: 5 },
  { above: 1100, slides: 4 },
  { above: 790, slides: 3 },
  { above: 480, slides: 2 },
  { above: 0, slides: 1 },
] as const;
export const CAROUSEL_SPEED_MS = 500;

/** Uploads [FIL-09]. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const resumeTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
