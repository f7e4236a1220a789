import { useEffect, useState, type MouseEvent } from 'react';
import { callEndpoint } from '#src/contracts/call.ts';
import type { SignedInUser } from '../contract/session.ts';
import { signInCode, signInVerify } from '../contract/sign-in.ts';
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { withProof } from '#src/ui/with-proof.ts';
import { openDialog } from '#src/ui/open-dialog.tsx';
import { messageOf } from './message-of.ts';
import { SignInStep } from './SignInStep.tsx';

export async function signInDialog(): Promise<SignedInUser | null> {
  const signedIn: { user: SignedInUser | null } = { user: null };
  await openDialog('Sign in to use your watchlist', (close) => (
    <SignIn
      onDone={(user) => {
        signedIn.user = user;
        close();
      }}
    />
  ));
  return signedIn.user;
}

const privacyPath = (): string =>
  document.querySelector<HTMLElement>('[data-privacy]')?.dataset['privacy'] ?? '/privacy-policy';

/** Browsers may autofill numbers with the country code. */
const written = (phone: string): string => writtenPhone(phone, document.documentElement.lang as Locale);

function SignIn({ onDone }: { onDone: (user: SignedInUser) => void }) {
  const [phone, setPhone] = useState('');
  const [isTexted, setTexted] = useState(false);
  if (!isTexted)
    return (
      <SignInStep
        key="phone"
        contract={signInCode}
        field={{
          name: 'phone',
          label: 'Mobile number',
          kind: 'tel',
          autocomplete: 'tel',
          required: true,
          value: written(phone),
        }}
        intro="We’ll text you a code. No password needed, and your list is on all your devices."
        submit="Text me a code"
        onDone={(_, sent) => {
          setPhone(sent.phone);
          setTexted(true);
        }}
      >
        <p className="form__notice">
          We use your number to sign you in and save your watchlist. <a href={privacyPath()}>Privacy policy</a>
        </p>
      </SignInStep>
    );
  return (
    <SignInStep
      key="code"
      contract={signInVerify}
      known={{ phone }}
      field={{
        name: 'code',
        label: '6-digit code',
        kind: 'text',
        inputmode: 'numeric',
        autocomplete: 'one-time-code',
        maxlength: 12,
        required: true,
      }}
      intro={
        <>
          We texted a code to <b>{written(phone)}</b>. It can take a minute.
        </>
      }
      submit="Sign in"
      onDone={onDone}
    >
      <CodeOptions phone={phone} onBack={() => setTexted(false)} />
    </SignInStep>
  );
}

/** Seconds before requesting another code; texts take a while. */
const waitSeconds = 30;

function CodeOptions({ phone, onBack }: { phone: string; onBack: () => void }) {
  const [left, setLeft] = useState(waitSeconds);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLeft(Math.max(0, left - 1)), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const again = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    setLeft(waitSeconds);
    withProof((proof) => callEndpoint(signInCode, { phone }, { proof }), form!).then(
      () => setSaid('We texted you a new code.'),
      (error: unknown) => setSaid(messageOf(error)),
    );
  };
  return (
    <>
      <p className="sign-in__status" role="status">
        {said}
      </p>
      <p className="sign-in__ways">
        <button type="button" disabled={left > 0} onClick={again}>
          {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
        </button>
        <button type="button" onClick={onBack}>
          Use another number
        </button>
      </p>
    </>
  );
}
