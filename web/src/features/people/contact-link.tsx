import { Box } from '@chakra-ui/react';
import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { phoneLink, phoneText } from '@plumbline/shared/domain/contact-details/phone';

/** Links the phone number of a person, or the e-mail address of one without a number. */
export const ContactLink = ({ person }: { person: KnownPerson }) => {
  const { phoneNumber, phoneExtension, email } = person;
  if (phoneNumber) {
    return (
      <a className="tap" href={phoneLink(phoneNumber, phoneExtension)}>
        {phoneText(phoneNumber, phoneExtension)}
      </a>
    );
  }
  if (!email) return null;
  return (
    <Box asChild overflowWrap="anywhere">
      <a className="tap" href={`mailto:${email}`}>
        {email}
      </a>
    </Box>
  );
};
