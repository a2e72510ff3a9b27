import type { Examples } from '../../../gallery/example.ts';
import { BringStudents } from './bring-students.tsx';

export const examples: Examples = { BringStudents: { default: { Draw: () => <BringStudents />, as: 'educational' } } };
