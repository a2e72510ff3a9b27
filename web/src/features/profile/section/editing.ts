import { createContext, useContext } from 'react';

/** Whether the page is being edited, and which section a link has asked for. */
export type Editing = {
  readonly profileId: string;
  readonly editing: boolean;
  readonly wanted: string | undefined;
  /** The wish is granted, or no longer held. */
  readonly forgetWanted: () => void;
};

export const EditingContext = createContext<Editing>({
  profileId: '',
  editing: false,
  wanted: undefined,
  forgetWanted: () => {},
});
export const useEditing = () => useContext(EditingContext);

/** A form that somebody has just asked for takes the focus; one that a reload brings back does not. */
export const FocusContext = createContext(false);
