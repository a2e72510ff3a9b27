import { phoneLink, phoneText } from '@plumbline/shared/domain/contact-details/phone';

type PhoneLinkProps = { number: string; extension: string | undefined };

/** A phone number as a link that calls it. */
export const PhoneLink = ({ number, extension }: PhoneLinkProps) => (
  <a className="tap" href={phoneLink(number, extension)}>
    {phoneText(number, extension)}
  </a>
);
