import { splitPhone } from '@plumbline/shared/domain/contact-details/phone';

type PhoneFields = { phone?: string | undefined; phoneExtension?: string | undefined };

/** The phone of a company's user as it is stored; nothing of what was not sent. */
export const userPhone = ({ phone: number, phoneExtension: given }: PhoneFields): PhoneFields => {
  const { number: phone, extension: phoneExtension } = splitPhone({ number, extension: given });
  return { ...(phone !== undefined && { phone }), ...(phoneExtension !== undefined && { phoneExtension }) };
};
