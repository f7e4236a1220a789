import { draftDays } from './applications.ts';

const name = '__Host-forecourt-finance';

export const keyCookie = (key: string): string =>
  `${name}=${key}; Path=/; Max-Age=${draftDays * 86_400}; HttpOnly; Secure; SameSite=Lax`;
export const expiredKeyCookie = `${name}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

export function keyOfCookie(request: Request): string | null {
  return (
    /(?:^|;\s*)__Host-forecourt-finance=([\w\-]{43})(?:;|$)/v.exec(request.headers.get('cookie') ?? '')?.[1] ?? null
  );
}
