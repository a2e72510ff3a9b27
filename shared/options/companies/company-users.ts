/** The roles of the users of a company, and the states in which an owner puts them. */
export const companyRoles = ['owner', 'member'] as const;
export const changedUserStatuses = ['active', 'disabled'] as const;
