import { useTranslation } from 'react-i18next';

type Authored = { isOwn: boolean; isMine: boolean; author?: string | undefined };

/**
 * Returns who wrote a message: the reader, a colleague, or the other side's `name`. `unnamed` is the text for a message
 * of the reader's company without a known author.
 */
export const useAuthorName = () => {
  const { t } = useTranslation();
  return ({ isOwn, isMine, author }: Authored, name: string, unnamed = t('A former colleague')): string => {
    if (!isOwn) return name;
    return isMine ? t('You') : (author ?? unnamed);
  };
};
