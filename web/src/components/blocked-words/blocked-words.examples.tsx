import type { Examples } from '../../../gallery/example.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { BlockedWordsNotice } from './blocked-words-notice.tsx';

const error = new ApiError(422, 'words_not_allowed', '', [], { words: 'bit.ly/x, cash app' });

export const examples: Examples = {
  BlockedWordsNotice: { 'two words': () => <BlockedWordsNotice error={error} onRemove={() => {}} /> },
};
