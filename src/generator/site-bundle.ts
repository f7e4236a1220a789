/** Refreshes use the site's own bundle, so that new stock never deploys new code. */
import { CommandError } from './options.ts';

export interface ChosenBundle {
  fingerprint: string;
  warning: string | null;
}

export interface BundleChoice {
  slug: string;
  recorded: string | null;
  present: string;
  isCompiled: (fingerprint: string) => boolean;
  /** Code that an operator rolled back. */
  takenBack: readonly string[];
}

/** @throws CommandError if neither the site's nor the current code is compiled, or the latter was rolled back */
export function refreshBundle({ slug, recorded, present, isCompiled, takenBack }: BundleChoice): ChosenBundle {
  const build = `./forecourt build ${slug}`;
  if (recorded !== null && isCompiled(recorded)) {
    const moved = `the code has changed since this site was built (${recorded}, now ${present}): refreshed with the original code; \`${build}\` uses the new code`;
    return { fingerprint: recorded, warning: recorded === present ? null : moved };
  }
  if (!isCompiled(present)) {
    const reason =
      recorded === null
        ? 'This site has not been built yet, and the current code is not compiled'
        : `The code this site was built with (${recorded}) is no longer stored, and the current code is not compiled`;
    throw new CommandError(`${reason}: run \`${build}\`.`);
  }
  if (takenBack.includes(present))
    throw new CommandError(
      `The code this site was built with (${recorded}) is no longer stored, and the current code (${present}) was rolled back: fix it, or run \`${build}\` to use it anyway.`,
    );
  const gone = `the code this site was built with (${recorded}) is no longer stored: refreshed with the current code (${present})`;
  return { fingerprint: present, warning: recorded === null ? null : gone };
}
