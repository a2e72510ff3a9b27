/** A job seeker's form, complete enough to apply with, in Winona Lake, Indiana. */
export const candidateForm = {
  firstName: 'Travis',
  lastName: 'Yoder',
  phoneNumber: '(574) 555-0142',
  zip: '46590',
  desiredPosition: ['Full-Time'],
  tradeCategories: ['Carpentry'],
};

/** A company's form, complete except for its name, in Winona Lake, Indiana. */
export const accountForm = {
  phoneNumber: '(574) 555-0100',
  zip: '46590',
  selfPerformWork: true,
  selfPerformWorkCategories: ['Carpentry'],
};
