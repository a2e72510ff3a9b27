/** The roles of staff. A member of staff without a stored role is an admin. */
export const staffRoles = ['support', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The rights of staff, and the roles that have them. Everything else in the staff area is open to every role. */
export const staffRights = {
  handleRequests: ['support', 'admin'],
  refundReports: ['support', 'finance', 'admin'],
  managePayments: ['finance', 'admin'],
  changePrices: ['finance', 'admin'],
  changeSettings: ['admin'],
  exportAccounts: ['admin'],
  closeAccounts: ['admin'],
  manageStaff: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffRight = keyof typeof staffRights;

/** Whether a role has a right. */
export const hasStaffRight = (role: StaffRole, right: StaffRight): boolean =>
  (staffRights[right] as readonly StaffRole[]).includes(role);
