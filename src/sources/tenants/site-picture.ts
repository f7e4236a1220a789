/** The address of a picture on the site: a bare file name stands in `images/`; paths and addresses stay as they are. */
export function sitePicture(source: string): string;
export function sitePicture(source: string | null): string | null;
export function sitePicture(source: string | null): string | null {
  if (source === null || source.startsWith('/') || /^[a-z]+:/i.test(source)) return source;
  return `/images/${source.replace(/^images\//, '')}`;
}

/** The file in `images/` that a picture needs, or null where it stands elsewhere. */
export function pictureFile(source: string | null): string | null {
  const address = sitePicture(source);
  return address?.startsWith('/images/') ? address.slice('/images/'.length) : null;
}
