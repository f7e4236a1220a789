import type { Location } from '#src/domain/locations/location.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { FormDefinition } from '../form-definition.ts';

export interface PageFormOptions {
  at?: Location | null;
  /** True if the site can locate postcodes (LOC-04). */
  nearest?: boolean;
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
