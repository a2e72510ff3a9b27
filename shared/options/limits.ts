const SECOND = 1000;
export const MINUTE_MS = 60 * SECOND;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The radius of search, matching and the trade-partner search in miles [CON-25]. */
export const SEARCH_RADIUS_MILES = 50;
/** The radii in miles that the job search offers. */
export const JOB_SEARCH_RADII = [10, 25, SEARCH_RADIUS_MILES] as const;
export const MAX_SEARCH_RADIUS_MILES = 100;
/** The matching radius in miles for a company with the work radius '0-200mi+'. */
export const MAX_MATCH_RADIUS_MILES = 200;
/** The default ZIP Code for listing jobs [EMP-35]. */
export const DEFAULT_JOBS_ZIP = '46590';

/** The least password length in every form, the API and the user pool [CON-26, ACC-23]. */
export const PASSWORD_MIN_LENGTH = 8;
/** The maximum length of a password in Cognito. */
export const PASSWORD_MAX_LENGTH = 256;
/** The least length of a name, an address or a tax id [PRO-27]. */
export const MIN_NAME_LENGTH = 2;
/** The most skills, trained trades or hands-on experiences of a job seeker, and the longest name of a trade. */
export const MAX_SEEKER_TRADES = 20;
export const MAX_TRADE_LENGTH = 60;
/** Longer than any ZIP Code that people type. */
export const MAX_ZIP_TEXT = 20;
/** Longer than the encoded address of the longest search. */
export const MAX_PATH_LENGTH = 2000;
/** The longest rich text, both as sent and as stored. */
export const HTML_MAX_LENGTH = 20_000;
export const SUPPORT_TEXT_MAX_LENGTH = 2000;
/** The longest description of a project, and the longest text of its added details. */
export const PROJECT_TEXT_MAX_LENGTH = 4000;
export const DECLINE_DETAILS_MAX_LENGTH = 1000;
export const NOTE_MAX_LENGTH = 1000;
/** The longest message of a company to the owner of a project in its connection request. */
export const CONNECTION_MESSAGE_MAX_LENGTH = 500;
/** The longest message between connected parties, in characters. */
export const MESSAGE_MAX_LENGTH = 2000;
/** The time after which unread messages cause an e-mail. */
export const MESSAGE_MAIL_MS = 10 * MINUTE_MS;
/** The number of applicants in one page. Each needs six items, so that 16 fit into one batch read. */
export const APPLICANTS_PAGE_SIZE = 16;
/** The number of applicants that one search request examines. */
export const APPLICANTS_SEARCHED = 50;
/** The latest applicants that an order by fit, distance or rating examines. */
export const APPLICANTS_RANKED = 400;
/**
 * The number of connection requests that one search request examines. Each needs three items, so that 33 fit into one
 * batch read.
 */
export const TIES_SEARCHED = 33;
/** The most rows of a CSV export. An export stops after the page that reaches this number. */
export const MAX_CSV_ROWS = 2000;
/** The most notes of a company about one applicant. */
export const MOST_NOTES = 50;
/** The most companies that can be invited to one project, so that one page lists them all. */
export const MOST_INVITATIONS = 200;
/** The most companies that one call invites. */
export const MOST_INVITED_TOGETHER = 50;

/** The length of a priority window: the time in which only the buyer can approach a skilled worker [SKW-08]. */
export const PRIORITY_WINDOW_HOURS = 72;
export const PRIORITY_WINDOW_MS = PRIORITY_WINDOW_HOURS * HOUR_MS;
/** The time after which a rejection ends [APP-21]. */
export const REJECTION_MS = 7 * DAY_MS;
/** The initial value of the setting for all matches. 0 means that matches never expire [APP-03]. */
export const DEFAULT_EXPIRATION_HOURS = 72;

export const SIGN_UP_KEY_HOURS = 48;
/** The number of days for which a new set-up link for a sign-up or an invitation can be requested. */
export const PENDING_ACCOUNT_DAYS = 30;
/** The number of days for which an undeliverable address without an account gets no e-mails. */
export const UNCLAIMED_MARK_DAYS = 7;
/** The number of days for which events about e-mails before "Try again" change nothing. */
export const CLEARED_MARK_DAYS = 30;
/** The number of days for which notifications are stored. */
export const NOTIFICATION_DAYS = 180;
/** The days for which staff see the e-mails to an address, and those about new matches, and how many they see. */
export const SENT_MAIL_DAYS = 30;
export const MATCH_MAIL_DAYS = 4;
export const SENT_MAILS_SHOWN = 20;
/** The number of days for which a user can download a copy of their data. */
export const EXPORT_DAYS = 7;
/** The most bytes of files in one copy. The disk of `make-data-exports` is larger. */
export const EXPORT_FILE_BYTES = 1.5 * 1024 ** 3;
/** The time after which a copy that isn't ready counts as failed. Its five tries take less than eight hours. */
export const EXPORT_FAILED_MS = 8 * HOUR_MS;
export const RESET_KEY_HOURS = 1;
export const ACCESS_TOKEN_MINUTES = 15;
/** The time limit between the password and the code of a staff sign-in, including the set-up of an app. */
export const SECOND_FACTOR_MINUTES = 10;

/**
 * The number of items in a page of each list
 * [EMP-11, PRJ-03, PRO-20, APP-14, SEE-10, SKW-14, SEE-11, SEE-22, SEE-28, SHL-31].
 */
export const JOB_LIST_PAGE_SIZE = 9;
export const PROJECT_LIST_PAGE_SIZE = 9;
export const COMPANY_JOBS_PAGE_SIZE = 9;
export const COMPANY_MATCHES_PAGE_SIZE = 20;
export const JOB_SEARCH_PAGE_SIZE = 18;
/** The most trades in one job search. */
export const MAX_SEARCHED_TRADES = 20;
/** The longest words of a job search, and the numbers of days since the posting that it offers. */
export const MAX_SEARCH_WORDS = 80;
export const POSTED_WITHIN_DAYS = [1, 3, 7, 14, 30] as const;
/** The numbers of days until the first day of work that a job search offers. */
export const START_WITHIN_DAYS = [7, 14, 30] as const;
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
/** The page size of a school's list of students. */
export const STUDENTS_PAGE_SIZE = 20;
export const ACCOUNT_LIST_PAGE_SIZE = 20;
export const AUDIT_PAGE_SIZE = 20;
/** The number of accounts that a search examines, sorted by name. The response tells whether there are more. */
export const MAX_ACCOUNTS_SEARCHED = 2000;
/** The number of users, by first names and by last names, whose companies a search of accounts finds. */
export const ACCOUNT_PEOPLE_SEARCHED = 50;
/**
 * The number of rows in a dashboard's lists, of activities in the log, and of days in its chart
 * [EMP-42, SEE-29, SHL-03].
 */
export const DASHBOARD_PAGE_SIZE = 5;
export const DASHBOARD_ACTIVITIES = 100;
export const DASHBOARD_DAYS = 30;
/** The most jobs, projects or briefings with pending items on a dashboard. */
export const DASHBOARD_WAITING = 5;
/** The most coming interviews on a dashboard. */
export const DASHBOARD_INTERVIEWS = 3;
/** The most jobs that can be sent to a seeker with one payment [APP-26]. */
export const MAX_SENT_JOBS = 50;
/** Public lists, sitemap and feeds: rows of a page, pages of a list, rows of a feed. */
export const PUBLIC_LIST_SIZE = 25;
export const PUBLIC_LIST_PAGES = 20;
export const PUBLIC_FEED_SIZE = 50;
/** The size of a link preview in pixels, which chats and social sites show without cropping. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
/** The most rows of a list response. */
export const MAX_PAGE_SIZE = 100;
/** The job search counts pages from 0, all other lists from 1 [SEE-10]. */
export const JOB_SEARCH_FIRST_PAGE = 0;
export const FIRST_PAGE = 1;
/** The number of page links that the pagination shows [SHL-31]. */
export const PAGINATION_PAGES_SHOWN = 5;
/** The number of open jobs in a row on a company's profile, on a desktop [PRO-20]. */
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
/** The free space in pixels below a mobile action menu under which it opens upward [SHL-36]. */
export const ACTION_MENU_ROOM_PX = 200;

/** The number of slides of the photo carousel on screens wider than `above` pixels, widest first [FIL-08]. */
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
