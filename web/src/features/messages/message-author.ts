import { useTranslation } from 'react-i18next';

type Authored = { isOwn: boolean; isMine: boolean; author?: string | undefined };

/** Returns who wrote a message: the reader, a colleague of the reader's company, or the other side's `name`. */
export const useAuthorName = () => {
  const { t } = useTranslation();
  return ({ isOwn, isMine, author }: Authored, name: string): string => {
    if (!isOwn) return name;
    return isMine ? t('You') : (author ?? t('A former colleague'));
  };
};
