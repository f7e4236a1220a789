import { defineMiddleware } from 'astro:middleware';

/** A built page brings its locals along; `astro dev` finds them by the host. A page that throws leaves its cause for the generator. */
export const onRequest = defineMiddleware(async ({ locals, request, url }, next) => {
  if (import.meta.env.DEV) {
    const { devSite } = await import('./dev-site.ts');
    const answer = await devSite(url, locals, request.headers.get('x-forecourt-drawn'));
    if (answer) return answer;
    if (locals.page.kind === 'not-found' && url.pathname !== '/404') return next('/404');
  }
  try {
    return await next();
  } catch (cause) {
    locals.renderError ??= cause;
    throw cause;
  }
});
