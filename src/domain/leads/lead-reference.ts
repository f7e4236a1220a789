/** "7F3A-91BC", quoted on the phone. Not a secret. */
export const leadReference = (leadId: string): string =>
  leadId
    .replace(/-/g, '')
    .slice(0, 8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');
