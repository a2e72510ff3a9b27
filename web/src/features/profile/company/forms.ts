/** All forms of a company's profile, in one chunk. */
export { AffiliationsForm, DesignationsForm } from './affiliations-form.tsx';
export { DescriptionForm } from './description-form.tsx';
export { GeneralForm } from './general-form.tsx';
export { OperationsForm } from './operations-form.tsx';
export { ShowcaseForm } from './showcase-form.tsx';
export { TradesForm } from './trades-form.tsx';
