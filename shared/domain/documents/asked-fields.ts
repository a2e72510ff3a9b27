import { type DocumentField, type DocumentKind, documentFields } from '../../options/document-kinds.ts';

type Answers = { kind: DocumentKind } & { [F in DocumentField]?: string | readonly string[] | undefined };

const all: readonly DocumentField[] = [...new Set(Object.values(documentFields).flat())];

/**
 * Returns a document without the fields that its kind doesn't have. They can remain after the user changes the kind.
 */
export const withAskedFields = <T extends Answers>(document: T): T => {
  const kept = { ...document };
  for (const field of all)
    if (!documentFields[document.kind].includes(field) || !kept[field]?.length) delete kept[field];
  return kept;
};
