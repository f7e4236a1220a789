import type { Location } from '#src/domain/places/location.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { FormDefinition } from '../form-definition.ts';

export interface PageFormOptions {
  /** The place of the page. Default: a shopper chooses. */
  at?: Location | null;
  /** Whether this site can tell which place is nearest to a postcode (LOC-04). Default: no. */
  nearest?: boolean;
  /** How free times are shown. Default: as days. */
  slotsAs?: FormDefinition['slotsAs'];
}

export interface PageFormDefinition {
  definition: FormDefinition;
  hidden: Record<string, string>;
}

export type MakePageForm = (
  context: SiteContext,
  options: Required<Pick<PageFormOptions, 'at' | 'nearest'>> & PageFormOptions,
) => PageFormDefinition;
