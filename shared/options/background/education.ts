/** The highest level of education [CON-04]. */
export const educationLevels = ['Student', 'HS Diploma', 'GED', 'College Graduate'] as const;
export type EducationLevel = (typeof educationLevels)[number];
