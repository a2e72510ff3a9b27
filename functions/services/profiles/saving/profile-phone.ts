import type { seekerPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { splitPhone } from '@plumbline/shared/domain/contact-details/phone';
import type * as z from 'zod';

type PhoneFields = { phoneNumber?: string | undefined; phoneExtension?: string | undefined };

/**
 * Returns the phone of a profile in the stored form. A number without an extension deletes the extension of an earlier
 * number.
 */
export const profilePhone = ({ phoneNumber, phoneExtension }: PhoneFields) => {
  const { number, extension } = splitPhone({ number: phoneNumber, extension: phoneExtension });
  return { phoneNumber: number, phoneExtension: extension === '' ? null : extension };
};

type Texts = { references?: z.output<typeof seekerPart>['references'] };

/** Returns a seeker's texts with the phones of the references in the stored form. */
export const withReferencePhones = <T extends Texts>({ references, ...texts }: T) => ({
  ...texts,
  ...(references && {
    references: references.map(({ phone, phoneExtension, ...reference }) => {
      const { number, extension } = splitPhone({ number: phone, extension: phoneExtension });
      return {
        ...reference,
        ...(number !== undefined && { phone: number }),
        ...(extension && { phoneExtension: extension }),
      };
    }),
  }),
});
