/** Bands of years of experience [CON-02]. */
export const experienceBands = ['<1YR', '1-5YR', '5-10YR', '10YR+'] as const;
export type ExperienceBand = (typeof experienceBands)[number];

/** The bands as screens show them. */
export const experienceBandTexts: Record<ExperienceBand, string> = {
  '<1YR': 'Under 1 year',
  '1-5YR': '1 to 5 years',
  '5-10YR': '5 to 10 years',
  '10YR+': '10 years or more',
};

/** The most years in a band. */
const bandLimits: Record<ExperienceBand, number> = { '<1YR': 1, '1-5YR': 5, '5-10YR': 10, '10YR+': Infinity };

/** The band of a newly added hands-on experience [PRO-25]. */
export const DEFAULT_EXPERIENCE_BAND: ExperienceBand = '1-5YR';

/** A plain scale from 1 to 10 [CON-03]. */
export const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The meaning of hands-on ratings. `years` is the least experience for a rating [CON-20]. */
export const experienceRatings = [
  { value: 0, label: 'Apprentice', years: 0, explanation: 'under 2 years' },
  { value: 1, label: 'Skilled', years: 2, explanation: 'at least 2 years' },
  { value: 2, label: 'Journeyman', years: 4, explanation: 'at least 4 years' },
  { value: 3, label: 'Master', years: 6, explanation: 'at least 6 years' },
] as const;
export type ExperienceRating = (typeof experienceRatings)[number]['value'];
export type ExperienceRatingLabel = (typeof experienceRatings)[number]['label'];
export const MAX_EXPERIENCE_RATING = 3;

/** Returns the label of a rating; undefined for a number outside 0 to 3. */
export const ratingLabel = (value: number): ExperienceRatingLabel | undefined =>
  experienceRatings.find((rating) => rating.value === value)?.label;

/** Whether a level usually needs more years than the band can have. */
export const isLevelAboveYears = (rating: number, band: ExperienceBand): boolean =>
  experienceRatings.some(({ value, years }) => value === rating && years > bandLimits[band]);

/** Kinds of management experience [CON-17]. */
export const managementExperiences = ['Crew Management', 'Site Management', 'Project Management'] as const;
export type ManagementExperience = (typeof managementExperiences)[number];
