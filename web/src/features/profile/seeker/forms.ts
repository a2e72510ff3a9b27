/** All forms of a job seeker's profile, in one chunk. */
export { BackgroundForm } from './background-form.tsx';
export { GeneralForm } from './general-form.tsx';
export { InformationForm } from './information-form.tsx';
export { LookingForForm } from './looking-for-form.tsx';
export { ReferencesForm } from './references-form.tsx';
export { ResumeEditor } from './resume-editor.tsx';
export { SkillsForm } from './skills-form.tsx';
export { TransportationForm } from './transportation-form.tsx';
