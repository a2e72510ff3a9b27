import type {
  CdlClass,
  CdlEndorsement,
  electricalClasses,
  epaTypes,
} from '@plumbline/shared/options/background/credentials';
import type { DocumentKind } from '@plumbline/shared/options/document-kinds';
import type { FilePurpose, FileType } from '@plumbline/shared/options/files';
import type { UsStateCode } from '@plumbline/shared/options/us-states';
import {
  any,
  BatchGetRequest,
  DeleteTransaction,
  type FormattedItem,
  item,
  number,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { contactAccessRequest } from '../access/contact-access.ts';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { transact } from '../core/transact.ts';
import { companyProfileRequest, ifSeekerExists, seekerProfileRequest } from './profile.ts';

/** A stored file. Type, size and pixels result from checking its bytes; `version` is counted for each purpose. */
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

/**
 * The decision of staff about a document, after they opened its file. `reason` is the text to the owner of a rejected
 * one.
 */
export type DocumentCheck = { state: 'checked' | 'rejected'; date: string; reason?: string };

/** A license or a card; `expires` is its last day (YYYY-MM-DD), `file` the id of its photo. */
export type StoredDocument = {
  id: string;
  kind: DocumentKind;
  trade?: string | undefined;
  cdlClass?: CdlClass | undefined;
  endorsements?: CdlEndorsement[] | undefined;
  electricalClass?: (typeof electricalClasses)[number] | undefined;
  epaType?: (typeof epaTypes)[number] | undefined;
  state?: UsStateCode | undefined;
  number?: string | undefined;
  expires?: string | undefined;
  file?: string | undefined;
  /** Absent until staff have looked at the document as it is. */
  check?: DocumentCheck | undefined;
};

/**
 * The files of a profile in one item, because there are few: a photo, a resume, 20 photos of its work and the photos of
 * its documents. The documents are in the same item, because a document and its photo change together [FIL-09].
 */
export const ProfileFiles = new Entity({
  name: 'ProfileFiles',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    files: any().castAs<StoredFile[]>(),
    documents: any().optional().castAs<StoredDocument[] | undefined>(),
    revision: number(),
  }),
  // This sort key is between those of the profile and its text, so that one query reads the caller's whole profile.
  computeKey: keyTemplate('PROFILE#{id}', 'PROFILE-FILES'),
});
export type ProfileFilesItem = FormattedItem<typeof ProfileFiles>;

export const profileFilesRequest = (id: string) => ProfileFiles.build(BatchGetRequest).key({ id });

/** Writes all files of a profile; fails when they have changed since `previous` was read. */
export const putProfileFiles = (
  id: string,
  files: StoredFile[],
  previous: ProfileFilesItem | undefined,
  documents: StoredDocument[] | undefined = previous?.documents,
) =>
  ProfileFiles.build(PutTransaction)
    .item({ id, files, ...(documents && { documents }), revision: (previous?.revision ?? 0) + 1 })
    .options({
      condition: previous ? { attr: 'revision', eq: previous.revision } : { attr: 'id', exists: false },
    });

/**
 * Deletes the item as it was read; fails when it has changed since. The schedule `clean-files` deletes the objects,
 * which no one can reach any more.
 */
export const deleteProfileFiles = (id: string, previous: ProfileFilesItem | undefined) =>
  ProfileFiles.build(DeleteTransaction)
    .key({ id })
    .options({
      condition: previous ? { attr: 'revision', eq: previous.revision } : { attr: 'id', exists: false },
    });

export const readProfileFiles = async (id: string): Promise<ProfileFilesItem | undefined> =>
  (await batchGet({ found: [profileFilesRequest(id)] })).found[0];

export const newestOf = (files: readonly StoredFile[], purpose: FilePurpose): StoredFile | undefined =>
  files.findLast((file) => file.purpose === purpose);

/** Reads a company with its files in one request. */
export const readCompanyWithFiles = async (id: string) => {
  const { companies, files } = await batchGet({
    companies: [companyProfileRequest(id)],
    files: [profileFilesRequest(id)],
  });
  return { company: companies[0], files: files[0]?.files ?? [] };
};

/** Reads the files of several profiles in one request, by profile. */
export const readFilesOfProfiles = async (ids: readonly string[]): Promise<Map<string, StoredFile[]>> => {
  const { found } = await batchGet({ found: ids.map(profileFilesRequest) });
  return new Map(found.flatMap((item) => (item ? [[item.id, item.files] as const] : [])));
};

/**
 * Reads a profile's files with the facts that decide who may see them: whether it is a seeker's, and the contact access
 * of `viewer`.
 */
export const readFilesFor = async (id: string, viewer: string | undefined) => {
  const { files, seekers, contactAccesses } = await batchGet({
    files: [profileFilesRequest(id)],
    seekers: [seekerProfileRequest(id)],
    contactAccesses: viewer && viewer !== id ? [contactAccessRequest(viewer, id)] : [],
  });
  const { files: found = [], documents = [] } = files[0] ?? {};
  return { files: found, documents, seeker: seekers[0], contactAccess: contactAccesses[0] };
};

/**
 * Writes all files of a profile. Throws ConditionFailed when they have changed since `previous` was read, or when the
 * profile was deleted.
 */
export const writeProfileFiles = (id: string, files: StoredFile[], previous: ProfileFilesItem | undefined) =>
  transact(putProfileFiles(id, files, previous), ifSeekerExists(id));
