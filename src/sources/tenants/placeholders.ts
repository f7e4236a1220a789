/**
 * What a new dealer's folder says until somebody writes the truth. The scaffold writes these very texts and the check
 * before going live looks for them, so that none of them is ever published by oversight.
 */
export const placeholders = {
  licenceNumber: 'MD00000',
  street: '1 Example Street',
  /** Fictional numbers, by country. */
  phones: { 'en-AU': '02 5550 1000', 'en-NZ': '09 555 0100', 'en-US': '608 555 0100' },
  /** Sentences of the first drafts of pages. */
  sentences: {
    about: 'Say who you are, how long you have been here and what customers can count on.',
    privacy: 'Have your own advisers write it before the site goes live.',
    terms: 'Have your own advisers write them before the site goes live.',
  },
  vehicleComment: 'Sample vehicle. Replace the stock file, or point stock.source of settings.json at a feed.',
  /** The domain of addresses that nobody can have (RFC 2606). */
  domain: '.example',
} as const;

/** Whether an address of the web or of mail ends in the domain that nobody can have. */
export const isPlaceholderAddress = (address: string): boolean => address.endsWith(placeholders.domain);
