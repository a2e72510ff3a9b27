/** Letters alone, whatever alphabet they are drawn from or marks they carry. */
const bare = (text: string): string => text.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase();

const LINE_BREAK = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ADDRESS = /:\/|\/\/|@|\bwww\b|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/**
 * What is wrong with a company's name, if anything. It stands in e-mails that the product sends to people who never heard
 * of the company: it must lead nowhere, be one line, and not speak for the product.
 */
export const companyNameProblem = (name: string): string | undefined => {
  if (LINE_BREAK.test(name)) return 'Please enter the name on one line';
  if (ADDRESS.test(name.normalize('NFKC'))) return 'Please enter the name without a web or email address';
  return bare(name).includes('plumbline') ? 'Please enter a name without the word Plumbline' : undefined;
};
