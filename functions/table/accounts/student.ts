import { DeleteTransaction, type FormattedItem, GetItemCommand, item, PutTransaction, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { queryAll } from '../core/query.ts';
import { table } from '../core/table.ts';

const students = tablePattern({
  partition: 'REFERRER#{school}',
  sort: 'STUDENT#{since}#{user}',
  finds: 'The students who agreed to be listed with a school, by sign-up date',
});

/** A user who signed up with a school's link and agreed that the school sees their progress. */
export const Student = new Entity({
  name: 'Student',
  table,
  timestamps: false,
  schema: item({
    school: string().key(),
    /** When the user signed up (ISO). */
    since: string().key(),
    user: string().key(),
  }),
  computeKey: students.keys,
});
export type StudentItem = FormattedItem<typeof Student>;

export const putStudent = (student: StudentItem) => Student.build(PutTransaction).item(student);

export const deleteStudent = (student: StudentItem) => Student.build(DeleteTransaction).key(student);

export const isListedStudent = async (student: StudentItem): Promise<boolean> =>
  (await Student.build(GetItemCommand).key(student).options({ consistent: true }).send()).Item !== undefined;

/** Returns all listed students of a school, newest first. */
export const studentsOf = (school: string): Promise<StudentItem[]> =>
  queryAll(Student, students.list({ school }), { reverse: true });
