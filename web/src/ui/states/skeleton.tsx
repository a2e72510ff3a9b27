import { Box, chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Quick answers do not flash: a shape shows after so long. */
const DELAY = '200ms';

/** Grey where something will stand that is still fetched, in the box that it will fill. */
export const Bone = chakra('span', {
  base: {
    display: 'block',
    maxWidth: 'full',
    height: '14px',
    borderRadius: 's',
    bg: 'sunken',
    animation: `appear 1ms ${DELAY} backwards, breathe 1.4s ${DELAY} ease-in-out infinite alternate`,
  },
  variants: {
    shape: {
      avatar: { flex: 'none', width: '44px', height: '44px', borderRadius: 'full' },
      icon: { flex: 'none', width: '20px', height: '20px', borderRadius: 'full' },
      heading: { height: '22px' },
      figure: { width: '44px', height: '29px', my: '5px' },
      pill: { width: '92px', height: '24px' },
      button: { width: '108px', height: '44px' },
    },
  },
});

/** The shape of what is on its way, for eyes; screen readers hear that it loads. */
export const Skeleton = (props: ComponentProps<typeof Box>) => {
  const { t } = useTranslation();
  return <Box role="status" aria-label={t('Loading')} aria-busy="true" {...props} />;
};

const widths = [
  ['46%', '70%'],
  ['38%', '62%'],
  ['52%', '58%'],
] as const;

export type ListSkeletonProps = { rows?: 1 | 2 | 3; avatar?: boolean };

/** Lines of text, with or without somebody's picture before them. */
export const ListSkeleton = ({ rows = 3, avatar = true }: ListSkeletonProps) => (
  <Skeleton display="grid" gap="4" minHeight="44px">
    {widths.slice(0, rows).map(([first, second]) => (
      <Box key={first} display="flex" gap="3.5" alignItems="center">
        {avatar && <Bone shape="avatar" />}
        <Box flex="1" display="grid" gap="2.5">
          <Bone width={first} />
          <Bone width={second} />
        </Box>
      </Box>
    ))}
  </Skeleton>
);
