import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** A push notification as a device shows it on a locked screen. */
export const PushNote = ({ title, body }: { title: string; body: string }) => {
  const { t } = useTranslation();
  return (
    <Box
      display="grid"
      gridTemplateColumns="34px minmax(0, 1fr) auto"
      columnGap="3"
      alignItems="start"
      paddingX="3.5"
      paddingY="3"
      borderWidth="1px"
      borderColor="border-strong"
      borderRadius="12px"
      bg="surface"
      textStyle="small"
      overflowWrap="anywhere"
    >
      <Box
        gridRow="1 / 3"
        display="grid"
        placeItems="center"
        boxSize="34px"
        borderWidth="1px"
        borderRadius="8px"
        bg="bg"
      >
        <img src="/mark.svg" alt="" width="20" height="22" />
      </Box>
      <Box fontWeight="semibold">{title}</Box>
      <Box color="muted">{t('now')}</Box>
      <Box gridColumn="2 / -1">{body}</Box>
    </Box>
  );
};
