import { Box } from '@chakra-ui/react';

type ProgressBarProps = {
  /** The name of the progress, for screen readers. */
  label: string;
  /** Percent done; undefined for an indeterminate bar. */
  percent?: number;
};

/** An upload's or a payment's progress. */
export const ProgressBar = ({ label, percent }: ProgressBarProps) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    height="6px"
    borderRadius="s"
    bg="sunken"
    overflow="hidden"
  >
    <Box
      height="full"
      width={percent === undefined ? '40%' : `${percent}%`}
      bg="accent"
      animation={percent === undefined ? 'breathe 1.4s ease-in-out infinite alternate' : undefined}
      transition="width {durations.fast} {easings.plumb}"
    />
  </Box>
);
