/** All that editing a company's profile needs, in one chunk of its own. */
export { AffiliationsForm, DesignationsForm } from './affiliations-form.tsx';
export { DescriptionForm } from './description-form.tsx';
export { GeneralForm } from './general-form.tsx';
export { OperationsForm } from './operations-form.tsx';
export { ShowcaseForm } from './showcase-form.tsx';
export { TradesForm } from './trades-form.tsx';
