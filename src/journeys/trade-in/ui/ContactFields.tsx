/** As specified (TRADE-05). */
import { collectionNotice } from '#src/contracts/lead-notice.ts';
import { StepField, useCurrentStep } from './StepForm.tsx';

export function ContactFields({ form }: { form: string }) {
  const { page } = useCurrentStep();
  return (
    <div className="trade__contact">
      <div className="trade__row">
        <StepField
          form={form}
          field={{ name: 'name', label: 'First Name', kind: 'text', autocomplete: 'given-name' }}
        />
        <StepField
          form={form}
          field={{ name: 'last_name', label: 'Last Name', kind: 'text', optional: true, autocomplete: 'family-name' }}
        />
      </div>
      <div className="trade__row">
        <StepField form={form} field={{ name: 'phone', label: page.phoneLabel, kind: 'tel', autocomplete: 'tel' }} />
        <StepField
          form={form}
          field={{ name: 'email', label: 'Email Address', kind: 'email', autocomplete: 'email' }}
          hint="A phone number or an email address is enough"
        />
      </div>
      <StepField
        form={form}
        field={{
          name: 'postcode',
          label: page.postcodeLabel,
          kind: 'text',
          inputmode: 'numeric',
          optional: true,
          autocomplete: 'postal-code',
        }}
      />
      <StepField
        form={form}
        field={{ name: 'message', label: 'Anything we should know?', kind: 'textarea', optional: true }}
      />
      <p className="trade__note">
        {collectionNotice(page.collector)} <a href={page.privacyUrl}>Privacy policy</a>
      </p>
    </div>
  );
}
