import { expect, type Locator } from '@playwright/test';

/** Without scripts the whole form is shown. */
export async function toLastStep(form: Locator, onStep = async (_form: Locator): Promise<void> => {}): Promise<void> {
  const step = form.locator('.form__step:visible');
  while ((await step.count()) > 0) {
    const [, at, of] = /Step (\d) of (\d)/.exec(await step.innerText()) ?? [];
    if (at === of) return;
    await onStep(form);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(step).toContainText(`Step ${Number(at) + 1} of ${of}`);
  }
}

/** `day` and `time` count from 0. Returns the time's value. */
export async function chooseTime(form: Locator, { day = 1, time = 0 } = {}): Promise<string> {
  await expect(form.locator('.slots')).toBeVisible();
  const days = form.locator('[name="slot_day"]:enabled');
  if ((await days.count()) > 0) await days.nth(day).press('Space');
  const chosen = form.locator('[name="starts_at"]:enabled').nth(time);
  await chosen.press('Space');
  return chosen.inputValue();
}
