/** The company that runs the site, when the settings name none. */
export const USUAL_LEGAL_NAME = 'Plumbline LLC';
