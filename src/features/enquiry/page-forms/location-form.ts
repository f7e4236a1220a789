import type { FormName } from '#src/contracts/form-names.ts';
import type { LocationType } from '#src/domain/locations/location.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import type { MakePageForm } from './make-page-form.ts';
import { plainDefinition, type FormParts } from './plain-definition.ts';
import { locationsFor, whereFields } from './where.ts';

export const locationForm =
  (
    name: FormName,
    type: LocationType,
    parts: (settings: SiteContext['settings'], where: FieldDefinition[]) => FormParts,
  ): MakePageForm =>
  (context, { at, nearest, slotsAs }) => {
    const { fields, hidden, place } = whereFields(at ? [at] : locationsFor(type, context.locations), context, nearest);
    return {
      hidden,
      definition: plainDefinition(name, context, {
        place,
        findsNearest: nearest,
        slotsAs,
        ...parts(context.settings, fields),
      }),
    };
  };
