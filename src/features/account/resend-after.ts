const seconds = 30;

/** A text takes a while: another one can be asked for after half a minute, and the button counts it down. */
export function resendAfter(button: HTMLButtonElement): void {
  const words = 'Send a new code';
  let left = seconds;
  button.disabled = true;
  const show = () => {
    button.textContent = left > 0 ? `${words} in ${left} s` : words;
  };
  show();
  const timer = setInterval(() => {
    left -= 1;
    button.disabled = left > 0;
    show();
    if (left <= 0 || !button.isConnected) clearInterval(timer);
  }, 1000);
}
