/**
 * Rolls out in waves, a canary first; each wave starts once the previous one is healthy. Stores progress, so that a
 * stopped roll-out can resume.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeAtomically } from '#src/generator/record.ts';

export interface DeployedSite {
  digest: string;
  url: string;
}

export interface RollOut {
  waves: readonly (readonly string[])[];
  /** Separate for previews. */
  noteFile: string;
  /** `before` if unchanged, null if there is nothing to send. */
  send: (slug: string, before: DeployedSite | null) => Promise<DeployedSite | null>;
  /** Null if fine. */
  problemOf: (slug: string, sent: DeployedSite) => Promise<string | null>;
  onWave?: (wave: readonly string[], nth: number) => void;
}

interface NotedSite extends DeployedSite {
  isWell: boolean;
}

export class RollOutStopped extends Error {
  override name = 'RollOutStopped';
  /** Dealers whose new site is live. */
  readonly sent: readonly string[];

  constructor(message: string, sent: readonly string[]) {
    super(message);
    this.sent = sent;
  }
}

/** @throws RollOutStopped */
export async function rollOut({ waves, noteFile, send, problemOf, onWave }: RollOut): Promise<void> {
  const noted = readNotes(noteFile);
  const live: string[] = [];
  const sendWell = async (slug: string): Promise<string | null> => {
    const before = noted[slug] ?? null;
    const sent = await send(slug, before);
    if (sent === null) return null;
    live.push(slug);
    const isKnownWell = before?.isWell === true && before.digest === sent.digest;
    const problem = isKnownWell ? null : await problemOf(slug, sent);
    noted[slug] = { ...sent, isWell: problem === null };
    writeAtomically(noteFile, JSON.stringify(noted));
    return problem === null ? null : `${slug} is live but failing checks: ${problem}`;
  };
  for (const [at, wave] of waves.entries()) {
    onWave?.(wave, at + 1);
    const ends = await Promise.allSettled(wave.map(sendWell));
    const problems = ends.flatMap((end, index) => {
      if (end.status === 'fulfilled') return end.value ?? [];
      return `${wave[index]!} was not sent: ${(end.reason as Error).message}`;
    });
    if (problems.length > 0) throw new RollOutStopped(stopText(problems, waves, at, live), live);
  }
  rmSync(noteFile, { force: true });
}

function stopText(
  problems: readonly string[],
  waves: readonly (readonly string[])[],
  at: number,
  live: readonly string[],
): string {
  const waiting = waves.slice(at + 1).flat().length;
  return [
    `Stopped in wave ${at + 1} of ${waves.length}:`,
    ...problems.map((problem) => `  ${problem}`),
    `Dealers with the new site: ${live.join(', ') || 'none'}. Dealers waiting: ${waiting}.`,
  ].join('\n');
}

/** Ignores an unreadable file: sending again is harmless. */
function readNotes(file: string): Record<string, NotedSite> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, NotedSite>;
  } catch {
    return {};
  }
}
