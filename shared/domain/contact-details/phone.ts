/** Ten digits with optional parentheses around the area code, dashes or spaces between the groups [PRO-31]. */
const US_PHONE = /^(?:\(\d{3}\)|\d{3})[- ]?\d{3}[- ]?\d{4}$/;

export const isUsPhone = (text: string): boolean => US_PHONE.test(text);

/** A US number as '(574) 555-0142'; anything else comes back unchanged. */
export const formatPhone = (text: string): string => {
  if (!isUsPhone(text)) return text;
  const digits = text.replace(/\D/g, '');
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};
