import { expect, test } from 'vitest';
import { runForecourt } from '../support/run-forecourt.ts';

test.each([
  ['TIME_FACTOR', 'fast', 'TIME_FACTOR is "fast"; it must be a number of 1 or more.'],
  ['FUZZ_RUNS', 'ten', 'FUZZ_RUNS is "ten"; it must be a whole number of inputs, or a multiple such as 10x.'],
])('refuses a %s of "%s" before any step starts', async (variable, value, message) => {
  const { code, stdout, stderr } = await runForecourt('test', ['circles'], { env: { [variable]: value } });
  expect({ code, stdout, stderr: stderr.trim() }).toEqual({ code: 2, stdout: '', stderr: message });
});
