import { planDays } from '#src/journeys/buying/rules/buying-plan.ts';

const name = '__Host-forecourt-buying';

export const planCookie = (key: string): string =>
  `${name}=${key}; Path=/; Max-Age=${planDays * 86_400}; HttpOnly; Secure; SameSite=Lax`;

export const expiredPlanCookie = `${name}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

export function keyOfPlanCookie(request: Request): string | null {
  return (
    /(?:^|;\s*)__Host-forecourt-buying=([\w\-]{43})(?:;|$)/v.exec(request.headers.get('cookie') ?? '')?.[1] ?? null
  );
}
