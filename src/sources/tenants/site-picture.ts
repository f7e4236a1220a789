/**
 * The address of a picture on the site: a file name stands in `images/`, whatever folder it is named from; paths and
 * addresses stay as they are.
 */
export function sitePicture(source: string): string;
export function sitePicture(source: string | null): string | null;
export function sitePicture(source: string | null): string | null {
  if (source === null || source.startsWith('/') || /^[a-z]+:/i.test(source)) return source;
  return `/images/${source.replace(/^(?:\.{1,2}\/)+/, '').replace(/^images\//, '')}`;
}

/** The file in `images/` that a picture needs, or null where it stands elsewhere. */
export function pictureFile(source: string | null): string | null {
  const address = sitePicture(source);
  return address?.startsWith('/images/') ? decoded(address.slice('/images/'.length).replace(/[?#].*$/, '')) : null;
}

/** Markdown writes a blank as %20. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
