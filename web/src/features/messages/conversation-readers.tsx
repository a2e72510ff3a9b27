import { Box } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type ConversationReadersProps = {
  /** The reader acts for a company, whose users share its conversations. */
  isCompany: boolean;
  /** The other side is a company as well. */
  isOtherCompany: boolean;
  name: string;
};

/** Names who can read a conversation: all users of a company that takes part in it. */
export const ConversationReaders = ({ isCompany, isOtherCompany, name }: ConversationReadersProps) => {
  const { t } = useTranslation();
  const text = () => {
    if (!isCompany) return t('You and everyone at {{name}} can read this conversation.', { name });
    return isOtherCompany
      ? t('Everyone in your company and everyone at {{name}} can read this conversation.', { name })
      : t('Everyone in your company and {{name}} can read this conversation.', { name });
  };
  return (
    <Box as="p" color="muted" textStyle="small" display="flex" gap="2" alignItems="start">
      <Box asChild flex="none" mt="0.5">
        <Users size={16} aria-hidden />
      </Box>
      {text()}
    </Box>
  );
};
