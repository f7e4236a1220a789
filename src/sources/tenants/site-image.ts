/** A bare file name is in `images/`. Paths and URLs are unchanged. */
export function siteImagePath(source: string): string;
export function siteImagePath(source: string | null): string | null;
export function siteImagePath(source: string | null): string | null {
  if (source === null || source.startsWith('/') || /^[a-z]+:/i.test(source)) return source;
  return `/images/${source.replace(/^(?:\.{1,2}\/)+/, '').replace(/^images\//, '')}`;
}

/** Null for images elsewhere. */
export function imageFileName(source: string | null): string | null {
  const address = siteImagePath(source);
  return address?.startsWith('/images/') ? decoded(address.slice('/images/'.length).replace(/[?#].*$/, '')) : null;
}

/** Markdown encodes a space as %20. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
