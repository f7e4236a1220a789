/**
 * Dealers in waves, the first of them the canary: those of a wave go out side by side, and the next wave begins when all
 * of them are well. What went out and was well is written down, so that a roll-out that stopped goes on where it was.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeWhole } from '#src/generator/record.ts';

/** A site as it was sent. */
export interface SentSite {
  /** Of all that the host was told of it. */
  digest: string;
  url: string;
}

export interface RollOut {
  waves: readonly (readonly string[])[];
  /** Where it is written down how far it is; by what is rolled out, so that a preview is not the live site. */
  noteFile: string;
  /**
   * Sends a dealer's site, unless it is the one of `before`: then it is what `before` says. Null where there is nothing to
   * send.
   */
  send: (slug: string, before: SentSite | null) => Promise<SentSite | null>;
  /** Null, or what is wrong with a site. */
  problemOf: (slug: string, sent: SentSite) => Promise<string | null>;
  onWave?: (wave: readonly string[], nth: number) => void;
}

interface NotedSite extends SentSite {
  isWell: boolean;
}

/** A wave that was not sent, or is not well: no further one began. */
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
    writeWhole(noteFile, JSON.stringify(noted));
    return problem === null ? null : `${slug} is live and not well: ${problem}`;
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
    `Live with their new site: ${live.join(', ') || 'none'}. Waiting: ${waiting}.`,
  ].join('\n');
}

/** What cannot be read is forgotten: everything is sent again, which changes nothing where it is live. */
function readNotes(file: string): Record<string, NotedSite> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, NotedSite>;
  } catch {
    return {};
  }
}
