/** Template metadata that names a function's source file, from the root of the repository. */
export const ENTRY_METADATA = 'plumbline:entry';
