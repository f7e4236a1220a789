const loading = new Map<string, Promise<void>>();

/** Resolves when the stylesheet applies. */
export function loadStyle(href: string): Promise<void> {
  let known = loading.get(href);
  if (!known) loading.set(href, (known = added(href)));
  return known;
}

function added(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((done, failed) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      loading.delete(href);
      link.remove();
      failed(new Error(`The stylesheet ${href} did not load.`));
    });
    document.head.append(link);
  });
}
