/** What is wrong with a form that was sent without a script, and the form with what was typed. */
import { isFormName } from '#src/contracts/form-names.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { FormErrorPageData, TypedFields } from '#src/view/forms/form-error.page-data.ts';
import { FormFailure, Form } from './Form.tsx';
import { returnedForm } from './returned-form.ts';

export function ReturnedForm({ context, page }: { context: SiteContext; page: FormErrorPageData }) {
  const form = isFormName(page.form) ? returnedForm(page.form, page, context) : null;
  return (
    <>
      {page.failure !== null && <FormFailure reason={page.failure} isStored={form !== null} />}
      {form && (
        <Form
          definition={form.definition}
          typed={form.typed}
          faults={page.faults}
          intro={<HiddenFields fields={form.hidden} />}
        />
      )}
    </>
  );
}

function HiddenFields({ fields }: { fields: TypedFields }) {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value, index) => <input key={`${name} ${index}`} type="hidden" name={name} value={value} />),
  );
}
