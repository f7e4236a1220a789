/**
 * What a shopper quotes on the phone and a dealer finds the lead by: "7F3A-91BC", the first digits of
 * the lead's id. No secret.
 */
export const leadReference = (leadId: string): string =>
  leadId
    .replace(/-/g, '')
    .slice(0, 8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');
