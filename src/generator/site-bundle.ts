/**
 * The bundle that a site is rendered with. A build takes the one of the sources as they are now. A refresh takes the
 * one that the site was built from, so that new stock never brings other code along, neither older nor newer.
 */
import { CommandError } from './options.ts';

export interface ChosenBundle {
  fingerprint: string;
  /** What the operator should know of the choice; null when it is the usual one. */
  warning: string | null;
}

export interface BundleChoice {
  slug: string;
  /** What the site's record names; null before its first build. */
  recorded: string | null;
  /** Hash of the sources as they are now. */
  present: string;
  isCompiled: (fingerprint: string) => boolean;
  /** Code that was live at this dealer and that an operator took back. */
  takenBack: readonly string[];
}

/** @throws CommandError when neither the site's own code nor the present one is compiled, or the present one was taken back */
export function refreshBundle({ slug, recorded, present, isCompiled, takenBack }: BundleChoice): ChosenBundle {
  const build = `npm run build -- ${slug}`;
  if (recorded !== null && isCompiled(recorded)) {
    const moved = `the code has changed since this site was built (${recorded}, now ${present}): refreshed with the code of its build; \`${build}\` takes the new one`;
    return { fingerprint: recorded, warning: recorded === present ? null : moved };
  }
  if (!isCompiled(present)) {
    const reason =
      recorded === null
        ? 'This site is not built yet, and the present code is not compiled'
        : `The code of this site's build (${recorded}) is not kept any more, and the present code is not compiled`;
    throw new CommandError(`${reason}: run \`${build}\`.`);
  }
  if (takenBack.includes(present))
    throw new CommandError(
      `The code of this site's build (${recorded}) is not kept any more, and the present code (${present}) was taken back: correct it, or run \`${build}\` to take it all the same.`,
    );
  const gone = `the code of this site's build (${recorded}) is not kept any more: refreshed with the present code (${present})`;
  return { fingerprint: present, warning: recorded === null ? null : gone };
}
