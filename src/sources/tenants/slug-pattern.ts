/** A dealer's folder name: lower-case letters, digits and single dashes. It is part of addresses and host names. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
