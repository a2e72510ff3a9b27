import { Box } from '@chakra-ui/react';
import type { ProjectForm } from '@plumbline/shared/contracts/projects/project-form';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { useTranslation } from 'react-i18next';
import { Card, Section } from '../../ui/layout/card.tsx';
import type { Fact } from '../../ui/lists/fact-strip.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { Chip, Chips } from '../../ui/text/pill.tsx';

type Texts = Pick<
  ProjectForm,
  'description' | 'addedDetail' | 'contractorTradeCategories' | 'vendorTradeCategories' | 'inviteVendorsToView'
>;

const Trades = ({ title, trades }: { title: string; trades: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <Section>
      <h2>{title}</h2>
      <Chips>
        {trades.map((trade) => (
          <Chip key={trade}>{t(trade)}</Chip>
        ))}
      </Chips>
    </Section>
  );
};

/** The texts of a project, and the trades that the project looks for [PRJ-19]. */
export const ProjectTexts = ({ project }: { project: Texts }) => {
  const { t } = useTranslation();
  return (
    <Card as="article" pad>
      <Section>
        <h2 className="plumb">{t('Project Description')}</h2>
        <Box as="p" whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="70ch">
          {project.description || t('No description provided.')}
        </Box>
      </Section>
      {project.addedDetail && (
        <Section>
          <h2>{t('Additional Detail')}</h2>
          <Box as="p" whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="70ch">
            {project.addedDetail}
          </Box>
        </Section>
      )}
      <Trades title={t('Trade Categories')} trades={project.contractorTradeCategories} />
      {project.inviteVendorsToView && project.vendorTradeCategories.length > 0 && (
        <Trades title={t('Vendor Categories')} trades={project.vendorTradeCategories} />
      )}
    </Card>
  );
};

type Basics = Pick<ProjectForm, 'zip' | 'startDate' | 'inviteVendorsToView'> & {
  interestUntil?: string | undefined;
  type: string;
  city?: string;
  state?: string;
};

/** The facts at the top of every view of a project [PRJ-19]. */
export const useProjectFacts = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return ({ type, city, state, zip, startDate, interestUntil, inviteVendorsToView }: Basics) => ({
    type: { label: t('Type of Project'), value: t(type) } satisfies Fact,
    location: {
      label: t('Project Location'),
      value: `${placeText({ city, state })} ${zip}`.trim(),
    } satisfies Fact,
    start: { label: t('Project Start'), value: formatDate(startDate, { locale }) } satisfies Fact,
    /** Empty for a project without a last day for requests. */
    interest: interestUntil
      ? [{ label: t('Last day to ask'), value: formatDate(interestUntil, { locale }) } satisfies Fact]
      : [],
    vendors: { label: t('Invite Vendors?'), value: inviteVendorsToView ? t('Yes') : t('No') } satisfies Fact,
  });
};
