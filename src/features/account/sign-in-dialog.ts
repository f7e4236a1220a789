/** Signing in by phone (AUTH-01): the number, then the code that was texted to it. Everything works by keyboard; Escape closes. */
import { callEndpoint, CallError } from '#src/contracts/call.ts';
import type { SignedInUser } from '#src/contracts/session.ts';
import { signInCode, signInVerify } from '#src/contracts/sign-in.ts';
import type { Locale } from '#src/domain/places/regional-words.ts';
import { writtenPhone } from '#src/domain/places/phone/written-phone.ts';
import { openDialog } from '#src/ui/open-dialog.ts';
import { resendAfter } from './resend-after.ts';
import { codeForm, phoneForm } from './sign-in-forms.ts';
import { submitField } from './submit-field.ts';

const privacyPath = (): string =>
  document.querySelector<HTMLElement>('[data-privacy]')?.dataset['privacy'] ?? '/privacy-policy';

/** Browsers fill numbers in with the country's code. */
const written = (phone: string): string => writtenPhone(phone, document.documentElement.lang as Locale);

interface Steps {
  place: HTMLElement;
  done: (user: SignedInUser) => void;
}

function askPhone(steps: Steps, phone = ''): void {
  const form = phoneForm(written(phone), privacyPath());
  steps.place.replaceChildren(form);
  submitField(form, async (typed) => {
    await callEndpoint(signInCode, { phone: typed });
    askCode(steps, typed);
  });
}

function askCode(steps: Steps, phone: string): void {
  const form = codeForm(written(phone));
  steps.place.replaceChildren(form);
  const again = form.querySelector<HTMLButtonElement>('[data-again]')!;
  const say = (words: string) => {
    form.querySelector('[role="status"]')!.textContent = words;
  };
  submitField(form, async (code) => {
    steps.done(await callEndpoint(signInVerify, { phone, code }));
  });
  form.querySelector('[data-back]')!.addEventListener('click', () => askPhone(steps, phone));
  again.addEventListener('click', () => {
    resendAfter(again);
    callEndpoint(signInCode, { phone }).then(
      () => say('We texted you a new code.'),
      (error: unknown) => say(error instanceof CallError ? error.message : 'An unexpected error occurred'),
    );
  });
  resendAfter(again);
}

/** The shopper, or null when the dialog was closed. */
export async function signInDialog(): Promise<SignedInUser | null> {
  let user: SignedInUser | null = null;
  let closed: () => void = () => undefined;
  const untilClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const { body, close } = await openDialog('Sign in to keep a watchlist', { onClose: () => closed() });
  askPhone({
    place: body,
    done: (signedIn) => {
      user = signedIn;
      close();
    },
  });
  await untilClosed;
  return user;
}
