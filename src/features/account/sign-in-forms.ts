/** The two steps of signing in, as forms of one field each. */
interface Words {
  lead: string;
  label: string;
  input: string;
  submit: string;
  after: string;
}

function oneFieldForm({ lead, label, input, submit, after }: Words): HTMLFormElement {
  const form = Object.assign(document.createElement('form'), { className: 'sign-in', noValidate: true });
  form.innerHTML = `<p>${lead}</p><div class="sign-in__field"><label class="label" for="sign-in-field">${label}</label><input class="input" id="sign-in-field" required ${input}><p class="form__error" id="sign-in-field-error" role="alert"></p></div><button class="button button--primary button--block" type="submit">${submit}</button>${after}`;
  return form;
}

export function phoneForm(phone: string, privacyPath: string): HTMLFormElement {
  const form = oneFieldForm({
    lead: 'We text you a code. No password, and the list is there on all your devices.',
    label: 'Mobile number',
    input: 'name="phone" type="tel" autocomplete="tel"',
    submit: 'Text me a code',
    after:
      '<p class="form__notice">We use your number to sign you in and to keep your watchlist. <a>Privacy policy</a></p>',
  });
  form.querySelector('input')!.value = phone;
  form.querySelector('a')!.href = privacyPath;
  return form;
}

export function codeForm(phone: string): HTMLFormElement {
  const form = oneFieldForm({
    lead: 'We texted a code to <b></b>. It can take a minute.',
    label: 'Code of 6 digits',
    input: 'name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"',
    submit: 'Sign in',
    after:
      '<p class="sign-in__status" role="status"></p><p class="sign-in__ways"><button type="button" data-again></button><button type="button" data-back>Use another number</button></p>',
  });
  form.querySelector('b')!.textContent = phone;
  return form;
}
