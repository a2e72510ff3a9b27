import { type DocumentField, type DocumentKind, documentFields } from '../../options/document-kinds.ts';

type Answers = { kind: DocumentKind } & { [F in DocumentField]?: string | undefined };

const all: readonly DocumentField[] = ['trade', 'cdlClass', 'state', 'number', 'expires'];

/**
 * Returns a document without the fields that its kind doesn't have. They can remain after the user changes the kind.
 */
export const withAskedFields = <T extends Answers>(document: T): T => {
  const kept = { ...document };
  for (const field of all) if (!documentFields[document.kind].includes(field) || !kept[field]) delete kept[field];
  return kept;
};
