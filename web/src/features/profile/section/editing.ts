import { createContext, useContext } from 'react';

/** Whether the page is being edited, and the section that a link requested. */
export type Editing = {
  readonly profileId: string;
  readonly editing: boolean;
  readonly requestedSection: string | undefined;
  /** Clears the request, once it is handled or canceled. */
  readonly clearRequestedSection: () => void;
};

export const EditingContext = createContext<Editing>({
  profileId: '',
  editing: false,
  requestedSection: undefined,
  clearRequestedSection: () => {},
});
export const useEditing = () => useContext(EditingContext);

/** A form that the user just opened gets the focus; a form restored by a reload doesn't. */
export const FocusContext = createContext(false);
