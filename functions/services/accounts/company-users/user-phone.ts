import { splitPhone } from '@plumbline/shared/domain/contact-details/phone';

type PhoneFields = { phone?: string | undefined; phoneExtension?: string | undefined };

/** Returns the phone of a company's user in the stored form; fields that weren't sent are absent. */
export const userPhone = ({ phone: number, phoneExtension: given }: PhoneFields): PhoneFields => {
  const { number: phone, extension: phoneExtension } = splitPhone({ number, extension: given });
  return { ...(phone !== undefined && { phone }), ...(phoneExtension !== undefined && { phoneExtension }) };
};
