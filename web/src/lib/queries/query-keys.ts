import type { ProductSlug } from '@plumbline/shared/options/products';

/**
 * The keys of all cached responses. A key that is a prefix of others names all of them, so that one call refreshes
 * them. The log names a response by the first word of its key.
 */
export const queryKeys = {
  badges: ['badges'],
  benefits: ['benefits'],
  expirationHours: ['expiration-hours'],
  products: ['products'],
  product: (slug: ProductSlug) => ['products', slug],
  place: (zip: string | undefined) => ['zip-place', zip],
  demoSignIns: ['demo-sign-ins'],
  /** A support request of the link's holder. Its key is a secret, so it stays out of the name. */
  senderRequest: ['support-request'],
  publicJob: (id: string | undefined, zip: string | undefined) => ['public-job', id, zip],

  profile: {
    seeker: (id: string) => ['profile', 'seeker', id],
    company: (id: string) => ['profile', 'company', id],
  },

  admin: {
    all: ['admin'],
    overview: ['admin', 'overview'],
    statistics: ['admin', 'statistics'],
    accounts: (group: string, search: object) => ['admin', 'accounts', group, search],
    account: (id: string) => ['admin', 'account', id],
    activity: (id: string, limit: number) => ['admin', 'activity', id, limit],
    userMails: (id: string) => ['admin', 'user-mails', id],
    queue: (filter: object) => ['admin', 'queue', filter],
    queueCounts: ['admin', 'queue-counts'],
    task: (kind: string, id: string) => ['admin', 'task', kind, id],
    documents: (list: string) => ['admin', 'documents', list],
    payments: (query: object) => ['admin', 'payments', query],
    settings: ['admin', 'settings'],
    staff: ['admin', 'staff'],
    audit: (filter: object) => ['admin', 'audit', filter],
  },
  /**
   * Outside of `admin.all`: every request of this data is recorded in the staff's history, so no change may load it
   * again.
   */
  reported: (id: string) => ['reported', id],

  jobs: {
    all: ['jobs'],
    searches: ['jobs', 'search'],
    search: (search: object, limit: number) => ['jobs', 'search', search, limit],
    views: ['jobs', 'one'],
    view: (id: string) => ['jobs', 'one', id],
    own: ['jobs', 'own'],
    ownPage: (page: number, limit: number, filter: object = {}) => ['jobs', 'own', page, limit, filter],
    ownAll: ['jobs', 'own', 'all'],
    /** Outside of `all`: a form that is being filled in must not be reset. */
    copied: (id: string | undefined) => ['copied-job', id],
    saved: (page: number, limit: number) => ['jobs', 'saved', page, limit],
    activities: (active: boolean, page: number, only: string | undefined) => [
      'jobs',
      'activities',
      active,
      page,
      only ?? 'all',
    ],
    ofCompany: (companyId: string, page: number) => ['company-jobs', companyId, page],
  },
  dataExport: ['data-export'],
  school: {
    public: (id: string | undefined) => ['school', 'public', id],
    students: (page: number) => ['school', 'students', page],
    listing: ['school', 'listing'],
  },
  briefings: {
    all: ['briefings'],
    sentPage: (page: number, limit: number) => ['briefings', 'sent', 'page', page, limit],
    sent: (jobId: string) => ['briefings', 'sent', jobId],
    receivedPage: (page: number) => ['briefings', 'received', page],
    sending: (jobId: string) => ['briefings', 'sending', jobId],
  },
  /** Outside of `jobs.all`, because loading a list of people again would clear the marks of new people. */
  jobPeople: (jobId: string, kind: 'applicants' | 'matches', only?: object) => [
    'job-people',
    jobId,
    kind,
    ...(only ? [only] : []),
  ],
  knownPeople: {
    all: ['known-people'],
    list: (filter: object) => ['known-people', 'list', filter],
    one: (seekerId: string) => ['known-people', 'one', seekerId],
    history: (seekerId: string) => ['known-people', 'history', seekerId],
  },
  reachQuestion: (seekerId: string) => ['reach-question', seekerId],
  applicantNotes: (seekerId: string) => ['applicant-notes', seekerId],
  workers: {
    all: ['workers'],
    search: (body: object, limit: number) => ['workers', 'search', body, limit],
    priorityAccess: (id: string) => ['workers', 'priority-access', id],
  },
  companyMatches: {
    all: ['company-matches'],
    page: (body: object) => ['company-matches', body],
  },
  seekerActions: {
    all: ['seeker-actions'],
    one: (jobId: string, profileId: string) => ['seeker-actions', jobId, profileId],
  },

  projects: {
    all: ['projects'],
    view: (id: string) => ['projects', 'one', id],
    ownPage: (page: number, limit: number, state: string) => ['projects', 'own', page, limit, state],
    connections: (id: string) => ['projects', 'connections', id],
    matches: (id: string) => ['projects', 'matches', id],
    match: (id: string, profileId: string) => ['projects', 'match', id, profileId],
    search: (search: object) => ['projects', 'search', search],
    invitations: (id: string) => ['projects', 'invitations', id],
    inviting: (companyId: string) => ['projects', 'inviting', companyId],
    received: ['projects', 'invitations-received'],
    latestReceived: ['projects', 'latest-invitations-received'],
    plans: (id: string) => ['projects', 'plans', id],
    planOpenings: (id: string, planId: string) => ['projects', 'plan-openings', id, planId],
    allTies: ['projects', 'ties'],
    ties: (filter: object) => ['projects', 'ties', filter],
  },
  interviews: {
    all: ['interviews'],
    own: ['interviews', 'own'],
    ofCompany: ['interviews', 'of-company'],
    one: (job: string, worker: string) => ['interviews', 'one', job, worker],
  },
  companySearch: (search: object) => ['company-search', search],

  dashboard: {
    all: ['dashboard'],
    activities: (limit: number) => ['dashboard', 'activities', limit],
    nearJobs: (zip: string, wanted: object | undefined) => ['dashboard', 'near', zip, wanted],
    school: ['dashboard', 'school'],
    seeker: ['dashboard', 'seeker'],
    stats: ['dashboard', 'stats'],
    steps: (profileId: string) => ['dashboard', 'steps', profileId],
    waiting: ['dashboard', 'waiting'],
  },

  blocks: {
    all: ['blocks'],
    page: (page: number) => ['blocks', page],
  },
  conversations: {
    all: ['conversations'],
    list: ['conversations', 'list'],
    with: (profileId: string) => ['conversations', 'with', profileId],
    attachment: (id: string) => ['attachment', id],
  },
  savedSearches: ['saved-searches'],
  notifications: ['notifications'],
  notification: (id: string) => ['notification', id],
  notifiedProfile: (id: string) => ['notification', id, 'profile'],
  ownSettings: ['own-settings'],
  notificationSettings: ['notification-settings'],
  push: ['push'],
  connections: (type: string | undefined) => ['connections', type ?? 'all'],
  companyUsers: {
    all: ['company-users'],
    of: (companyId: string) => ['company-users', companyId],
  },

  paymentMethods: ['payment-methods'],
  paymentHistory: ['payment-history'],
  receipt: (id: string) => ['receipt', id],
  paymentIntents: ['payment-intent'],
  paymentIntent: (id: string) => ['payment-intent', id],
} as const;

/** Keys of changes that other code checks while they run. */
export const mutationKeys = {
  changeSetting: ['notification-settings'],
  markNotification: ['mark-notification'],
  saveJob: ['save-job'],
} as const;
