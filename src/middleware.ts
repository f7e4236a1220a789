import { defineMiddleware } from 'astro:middleware';

/** For `astro dev`, which finds locals by host. Built pages bring their own. */
export const onRequest = defineMiddleware(async ({ locals, request, url }, next) => {
  if (import.meta.env.PROD) return next();
  const { devSite } = await import('./dev-site.ts');
  const answer = await devSite(url, locals, request.headers.get('x-forecourt-drawn'));
  if (answer) return answer;
  return locals.page.kind === 'not-found' && url.pathname !== '/404' ? next('/404') : next();
});
