import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/text/banner.tsx';

type OtherListNoticeProps = {
  /** Which list has these workers. */
  list: 'skilled' | 'general';
  count: number;
  /** The searched trades. The sentence names the trade only when there is exactly one. */
  trades: readonly string[];
  /** The address of the other list with the same search. */
  to: string;
};

const useSentence = ({ list, count, trades }: OtherListNoticeProps): string => {
  const { t } = useTranslation();
  const [trade] = trades;
  const values = { count, trade: trade && t(trade) };
  if (list === 'skilled') {
    return trades.length === 1
      ? t('{{count}} trained workers in {{trade}} near you are listed under Skilled workers.', values)
      : t('{{count}} trained workers near you are listed under Skilled workers.', values);
  }
  return trades.length === 1
    ? t('{{count}} other workers in {{trade}} near you are listed under Search workers.', values)
    : t('{{count}} other workers near you are listed under Search workers.', values);
};

/** The number of workers who fit the search but are only in the other list, with a link to them [SKW-10, SKW-14]. */
export const OtherListNotice = (props: OtherListNoticeProps) => {
  const { t } = useTranslation();
  const sentence = useSentence(props);
  const { to, list } = props;
  const { data } = useOwnProfile();
  // The list of skilled workers only explains itself until the company turns it on [SKW-11].
  const isOn = list !== 'skilled' || data?.public !== false;
  return (
    <Banner action={<ButtonLink to={to}>{isOn ? t('Show them') : t('How it works')}</ButtonLink>}>{sentence}</Banner>
  );
};
