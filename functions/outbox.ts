import { desc, eq } from 'drizzle-orm';
import { databaseOf } from '#src/server/platform/database/database.ts';
import { localMessages } from '#src/server/platform/database/schema.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { apiHeaders } from '#src/server/platform/endpoint/api-headers.ts';
import { EndpointError, errorAnswer } from '#src/server/platform/endpoint/endpoint-error.ts';
import { readEnvironment, type Environment } from '#src/server/platform/environment.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { outboxPage } from '#src/server/platform/outbox/outbox-page.ts';
import { canPractise } from '#src/server/platform/practice.ts';
import { imageSources } from '#src/server/platform/site-headers.ts';

const newest = 100;

/** Messages contain sign-in codes: hosted sites, even previews, need development mode. */
const isHostedUnchosen = ({ FORECOURT_MODE, CONTEXT }: Environment): boolean =>
  CONTEXT !== undefined && FORECOURT_MODE === undefined;

export default async function outbox(request: Request, context: FunctionContext): Promise<Response> {
  const environment = readEnvironment();
  const isOpen = !isHostedUnchosen(environment) && canPractise(environment, request, context.ip);
  const dealer = isOpen ? await findDealer(context) : null;
  if (!dealer) return errorAnswer(new EndpointError(404, 'not_found', 'There is no such page.'));
  const db = await databaseOf(dealer.slug);
  const messages = await db
    .select()
    .from(localMessages)
    .where(eq(localMessages.dealer, dealer.slug))
    .orderBy(desc(localMessages.createdAt), desc(localMessages.id))
    .limit(newest);
  const { branding, regional, siteUrl } = dealer.settings;
  return new Response(outboxPage(messages, { name: branding.name, siteUrl, ...regional }), {
    headers: headersOf(dealer.settings),
  });
}

const headersOf = (settings: Parameters<typeof imageSources>[0]): Record<string, string> => ({
  ...apiHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src ${imageSources(settings).join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});

export const config: FunctionConfig = { path: '/outbox', method: 'GET' };
