import { Box } from '@chakra-ui/react';
import type { SentBriefing } from '@plumbline/shared/contracts/access/briefings';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { Avatar, MaskedAvatar } from '../../ui/text/avatar.tsx';

type Recipient = SentBriefing['recipient'];

const secondLine = ({ phoneNumber, phoneExtension, city, state }: Recipient): string =>
  phoneNumber ? phoneText(phoneNumber, phoneExtension) : placeText({ city, state });

/** The recipient: masked with the town, or open with the phone number. */
export const RecipientCell = ({ recipient }: { recipient: Recipient }) => {
  const name = fullName(recipient);
  return (
    <Box display="flex" gap="3" alignItems="center" mt={{ base: '2', md: '0' }}>
      {recipient.isOpen ? <Avatar name={name} size="sm" /> : <MaskedAvatar size="sm" />}
      <Box minWidth="0">
        <Box as="b" display="block" fontWeight="medium" lineHeight="1.3" color="text">
          {name}
        </Box>
        <Box as="span" display="block" whiteSpace="nowrap">
          {secondLine(recipient)}
        </Box>
      </Box>
    </Box>
  );
};

export const RecipientShape = () => (
  <Box display="flex" gap="3" alignItems="center">
    <SkeletonBox shape="avatar" width="34px" height="34px" />
    <Box display="grid" gap="2">
      <SkeletonBox width="100px" />
      <SkeletonBox width="80px" />
    </Box>
  </Box>
);
