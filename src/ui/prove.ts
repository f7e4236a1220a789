import { solveChallenge } from '#src/lib/proof-of-work.ts';

const checkingText = 'Checking that you’re not a robot. This takes a few seconds.';

/** Shows progress at the form's end, where screen readers announce it. */
export async function prove(challenge: string, form: HTMLElement): Promise<string> {
  const notice = document.createElement('p');
  notice.className = 'form__notice';
  notice.setAttribute('role', 'status');
  form.append(notice);
  // Screen readers announce changes to a live region, not its initial text.
  const timer = setTimeout(() => {
    notice.textContent = checkingText;
  });
  try {
    return await solveChallenge(challenge);
  } finally {
    clearTimeout(timer);
    notice.remove();
  }
}
