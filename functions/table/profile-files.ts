import type { FilePurpose, FileType } from '@plumbline/shared/options/files';
import {
  any,
  BatchGetRequest,
  Entity,
  type FormattedItem,
  item,
  number,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { table } from './table.ts';

/** A stored file: bytes and pixels as they were found, `version` counted per purpose. */
export type StoredFile = {
  id: string;
  purpose: FilePurpose;
  name: string;
  type: FileType;
  size: number;
  version: number;
  createdAt: string;
  caption?: string;
  width?: number;
  height?: number;
};

/** The files of a profile: at most a photo, a resume and 20 photos of its work, so one item holds them [FIL-09]. */
export const ProfileFiles = new Entity({
  name: 'ProfileFiles',
  table,
  timestamps: false,
  schema: item({ id: string().key(), files: any().castAs<StoredFile[]>(), revision: number() }),
  computeKey: ({ id }) => ({ pk: `PROFILE#${id}`, sk: 'FILES' }),
});
export type ProfileFilesItem = FormattedItem<typeof ProfileFiles>;

export const profileFilesRequest = (id: string) => ProfileFiles.build(BatchGetRequest).key({ id });

/** Writes all files of a profile; fails when they have changed since `previous` was read. */
export const putProfileFiles = (id: string, files: StoredFile[], previous: ProfileFilesItem | undefined) =>
  ProfileFiles.build(PutTransaction)
    .item({ id, files, revision: (previous?.revision ?? 0) + 1 })
    .options({
      condition: previous ? { attr: 'revision', eq: previous.revision } : { attr: 'id', exists: false },
    });
