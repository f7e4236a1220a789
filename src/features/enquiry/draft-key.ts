/** Where what was typed into a form is kept for this tab: one place for each form and vehicle. */
export function draftKey(form: HTMLFormElement): string {
  const about = form.querySelector<HTMLInputElement>('input[name="car_id"]')?.value ?? '';
  return `${document.documentElement.dataset['site'] ?? location.hostname}:Draft:${form.dataset['form'] ?? ''}:${about}`;
}
