export interface Allowed {
  /** The advisory's URL or its last segment, such as GHSA-xxxx-xxxx-xxxx. */
  advisory: string;
  /** Date from which the check fails again (YYYY-MM-DD). */
  until: string;
  reason: string;
}

export type AuditAnswer = { kind: 'none' } | { kind: 'judged'; failures: string[] };

interface Advisory {
  name?: string;
  title?: string;
  url?: string;
  severity?: string;
}
interface Report {
  vulnerabilities?: Record<string, { via?: (Advisory | string)[] }>;
}

const grave = new Set(['high', 'critical']);

/** `none` without a report: offline, or a mirror without advisories. `today` is YYYY-MM-DD. */
export function judgeAudit(text: string, allowed: readonly Allowed[], today: string): AuditAnswer {
  const { vulnerabilities } = parsed(text);
  if (vulnerabilities === undefined) return { kind: 'none' };
  const advisories = Object.values(vulnerabilities).flatMap(({ via = [] }) =>
    via.filter((one) => typeof one !== 'string'),
  );
  const failing = advisories.filter(
    ({ severity = '', url = '' }) =>
      grave.has(severity) && !allowed.some(({ advisory, until }) => url.endsWith(advisory) && today < until),
  );
  return {
    kind: 'judged',
    failures: [...new Set(failing.map(({ name, title, severity, url }) => `${name}: ${title} (${severity}) ${url}`))],
  };
}

function parsed(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}
