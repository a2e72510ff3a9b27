import { useTranslation } from 'react-i18next';
import { NotSpecified } from '../../ui/text/not-specified.tsx';
import { Chip, Chips } from '../../ui/text/pill.tsx';

/** Trades, affiliations or designations as capsules [PRO-17, PRO-19]. */
export const WordList = ({ words }: { words: readonly string[] }) => {
  const { t } = useTranslation();
  if (words.length === 0) return <NotSpecified />;
  return (
    <Chips as="ul" listStyleType="none">
      {words.map((word) => (
        <li key={word}>
          <Chip>{t(word)}</Chip>
        </li>
      ))}
    </Chips>
  );
};
