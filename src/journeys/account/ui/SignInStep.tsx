import { parse, useForm, type Submission, type SubmissionResult } from '@conform-to/react';
import { useEffect, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { callEndpoint, CallError } from '#src/contracts/call.ts';
import type { Contract } from '#src/contracts/contract.ts';
import { FormField, type FieldDefinition } from '#src/ui/FormField.tsx';
import { withProof } from '#src/ui/with-proof.ts';
import { messageOf } from './message-of.ts';

interface Props<Input extends v.GenericSchema<Record<string, string>>, Reply extends v.GenericSchema> {
  contract: Contract<Input, Reply>;
  field: FieldDefinition;
  known?: Record<string, string>;
  intro: ReactNode;
  submit: string;
  onDone: (reply: v.InferOutput<Reply>, sent: v.InferInput<Input>) => void;
  children: ReactNode;
}

const formId = 'sign-in';

export function SignInStep<Input extends v.GenericSchema<Record<string, string>>, Reply extends v.GenericSchema>({
  contract,
  field,
  known = {},
  intro,
  submit,
  onDone,
  children,
}: Props<Input, Reply>) {
  type Sent = v.InferInput<Input>;
  const [refused, setRefused] = useState<SubmissionResult<string[]> | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (submission: Extract<Submission<Sent, string[]>, { status: 'success' }>): Promise<void> => {
    setSending(true);
    try {
      const form = document.getElementById(formId)!;
      const reply = await withProof((proof) => callEndpoint(contract, submission.value, { proof }), form);
      onDone(reply, submission.value);
    } catch (error) {
      const fault = (error instanceof CallError && error.fields[field.name]) || messageOf(error);
      setRefused(submission.reply({ fieldErrors: { [field.name]: [fault] } }));
      setSending(false);
    }
  };
  const [form] = useForm<Record<string, string>, Sent, string[]>({
    id: formId,
    lastResult: refused,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
    onValidate: ({ formData }) =>
      parse<Sent, string[]>(formData, { resolve: (typed) => judge(contract.input, { ...typed, ...known }) }),
    onSubmit: (event, { submission }) => {
      event.preventDefault();
      if (submission?.status === 'success' && !isSending) void send(submission);
    },
  });
  useEffect(() => document.getElementById(`${formId}-${field.name}`)?.focus(), [field.name]);
  return (
    <form className="sign-in" id={formId} noValidate onSubmit={form.onSubmit} aria-busy={isSending || undefined}>
      <p>{intro}</p>
      <FormField formId={formId} field={field} fault={form.allErrors[field.name]?.[0]} isAlert />
      <button className="button button--primary button--block" type="submit" disabled={isSending}>
        {submit}
      </button>
      {children}
    </form>
  );
}

function judge<Input extends v.GenericSchema>(schema: Input, typed: unknown) {
  const { success, issues } = v.safeParse(schema, typed);
  return success
    ? { value: typed as v.InferInput<Input> }
    : { error: (v.flatten(issues).nested ?? {}) as Record<string, string[]> };
}
