import { DeleteItemCommand, Entity, type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { queryAll } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

const notesOfCompany = tablePattern({
  partition: 'SEEKER#{seeker}',
  sort: 'NOTE#{company}#{id}',
  finds: "A company's private notes about a job seeker",
});

/** What a company writes down about an applicant. It stands with the seeker, so that it is erased with the account. */
export const ApplicantNote = new Entity({
  name: 'ApplicantNote',
  table,
  timestamps: false,
  schema: item({
    seeker: string().key(),
    company: string().key(),
    id: string().key(),
    text: string(),
    date: string(),
    /** The user who wrote it. */
    author: string(),
  }),
  computeKey: notesOfCompany.keys,
});
export type ApplicantNoteItem = FormattedItem<typeof ApplicantNote>;

/** Every note of a company about a seeker, newest first; there are few. */
export const listNotes = async (company: string, seeker: string): Promise<ApplicantNoteItem[]> => {
  const notes = await queryAll(ApplicantNote, notesOfCompany.list({ seeker, company }), { consistent: true });
  return notes.sort((a, b) => b.date.localeCompare(a.date));
};

export const putNote = async (note: ApplicantNoteItem): Promise<void> => {
  await ApplicantNote.build(PutItemCommand).item(note).send();
};

/** False when there is no such note, or somebody else wrote it. */
export const deleteNote = async (
  key: Pick<ApplicantNoteItem, 'seeker' | 'company' | 'id'>,
  author: string,
): Promise<boolean> => {
  try {
    await ApplicantNote.build(DeleteItemCommand)
      .key(key)
      .options({ condition: { attr: 'author', eq: author } })
      .send();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};
