import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { splitName } from '@plumbline/shared/domain/text/split-name';
import { operation } from '../../../http/operation.ts';
import { createCompany } from '../../../services/profiles/saving/create-company.ts';

type Body = RequestOf<typeof contract.upsertAccount>['body'];

/**
 * Returns the company's trades by its kind: those a vendor's products are for, or those of the work that other
 * companies perform. Schools store their trades in another field [PRO-17].
 */
const tradesOf = ({ type, selfPerformWork, selfPerformWorkCategories = [] }: Body) => {
  if (type === 'educational') return {};
  if (type === 'vendor') return { tradesRelatedToProduct: selfPerformWorkCategories };
  return { selfPerformWorkCategories: selfPerformWork === false ? [] : selfPerformWorkCategories };
};

/** Returns the principal contact. A school has none [PRO-14]. */
const contactOf = ({ type, contactName }: Body) =>
  contactName && type !== 'educational' ? { principleContact: splitName(contactName) } : {};

/** Saves a company's short form after sign-up. The ZIP determines city and state [ACC-30]. */
export const upsertAccount = operation(contract.upsertAccount, ({ body, caller, sourceIp }) => {
  const {
    user,
    name,
    contactName,
    type,
    zip,
    phoneNumber,
    phoneExtension,
    address,
    address2,
    selfPerformWorkCategories: tradesTaught,
  } = body;
  const { workRadius, industryOfWorkPerformed: industry, isFranchise, selfPerformWork, country } = body;
  return createCompany(
    {
      user,
      type,
      name,
      zip,
      ...(phoneNumber && { phoneNumber, phoneExtension }),
      ...(address && { address }),
      ...(address2 && { address2 }),
      provider: {
        workRadius,
        industry,
        isFranchise,
        selfPerformWork,
        country,
        ...tradesOf(body),
        ...contactOf(body),
      },
      ...(type === 'educational' && tradesTaught && { educational: { tradesTaught } }),
    },
    caller,
    sourceIp,
    contactName,
  );
});
