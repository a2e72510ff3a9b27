import type { ReactNode } from 'react';
import type { Reply } from './replies.ts';
import type { Reader } from './sign-in.ts';

/** One state of a component. */
export type Example = {
  /** Rendered as a component, so that it may use hooks. */
  Draw: () => ReactNode;
  /** The English texts of the buttons that lead to the state, such as an open menu, in the order of their presses. */
  press?: readonly string[];
  /** The responses of the API calls that the state needs. */
  replies?: readonly Reply[];
  /** The signed-in user; a signed-out visitor by default. */
  as?: Reader;
  /** The trades of a job seeker. */
  trades?: readonly string[];
  /** The address of the page that shows the component. */
  at?: string;
};

/** The examples of a folder: by component, then by state. A function alone is an example that needs nothing else. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example | Example['Draw']>>>>;

export type NamedExample = Example & {
  /** The example in an address, such as `ui/controls/Button/disabled`. */
  id: string;
  /** The folder, such as `ui/controls`. */
  group: string;
  component: string;
  state: string;
};

/** Returns the examples of a folder in their order. */
export const listExamples = (group: string, examples: Examples): NamedExample[] =>
  Object.entries(examples).flatMap(([component, states]) =>
    Object.entries(states).map(([state, example]) => ({
      ...(typeof example === 'function' ? { Draw: example } : example),
      id: `${group}/${component}/${state.replaceAll(' ', '-')}`,
      group,
      component,
      state,
    })),
  );

/** Returns the folder of an example by its id. */
export const groupOf = (id: string): string => id.split('/').slice(0, -2).join('/');
