import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WordList } from '../../../components/company-profile/word-list.tsx';
import type { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Panel } from '../panel.tsx';

const EDIT = paths.profile.own.path({ edit: true, section: 'trades' });

/** The trades that a school trains. The search for apprenticeships next to this card uses them. */
export const TradesTaught = ({ query }: { query: ReturnType<typeof useOwnProfile> }) => {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('Trades we train')}
      failure={t("We couldn't load this profile.")}
      query={query}
      aside={({ educational }) =>
        Boolean(educational?.tradesTaught?.length) && <Link to={EDIT}>{t('Edit Trades')}</Link>
      }
    >
      {({ educational: { tradesTaught = [] } = {} }) =>
        tradesTaught.length > 0 ? (
          <WordList words={tradesTaught} />
        ) : (
          <EmptyState
            title={t('No trades yet')}
            help={t('Pick the trades you teach to see apprenticeships near you.')}
            action={<ButtonLink to={EDIT}>{t('Choose trades')}</ButtonLink>}
          />
        )
      }
    </Panel>
  );
};
