import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorKey } from '../../lib/api/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ReviewWarning } from '../../ui/text/review-warning.tsx';
import { toast } from '../../ui/toasts/toast.ts';

type BlockedWordsNoticeProps = {
  /** The error of the form's request, if it failed. */
  error: unknown;
  /** Removes words from every text of the form. The user looks at the text and sends it again. */
  onRemove: (words: readonly string[]) => void;
};

/** Names the words and links that staff don't allow, and offers to remove them. */
export const BlockedWordsNotice = ({ error, onRemove }: BlockedWordsNoticeProps) =>
  error instanceof ApiError && error.code === 'words_not_allowed' ? <Notice error={error} onRemove={onRemove} /> : null;

const Notice = ({ error, onRemove }: BlockedWordsNoticeProps & { error: ApiError }) => {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  // A long form is sent from its end, and the notice is at its beginning.
  useEffect(() => {
    // The braces drop its result, which is a promise in new browsers, and not a cleanup.
    root.current?.scrollIntoView({ block: 'center' });
  }, []);
  const remove = () => {
    onRemove(String(error.params.words).split(', '));
    toast.success(t('The words are taken out. Please check your text and send it again.'));
  };
  return (
    <div ref={root}>
      <ReviewWarning action={<Button onClick={remove}>{t('Remove them')}</Button>}>
        {t(errorKey(error.code), { ...error.params, defaultValue: error.message })}
      </ReviewWarning>
    </div>
  );
};
