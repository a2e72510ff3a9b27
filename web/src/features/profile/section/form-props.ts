import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';

/** The props of every section's form. The form closes itself after saving. */
export type FormProps = { profile: ProfileView; onClose: () => void };
