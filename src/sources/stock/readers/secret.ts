import { FeedFetchError } from '../errors.ts';

/** @throws FeedFetchError when the environment has no such variable */
export function secret(variable: string, setting: string): string {
  const value = process.env[variable]?.trim();
  if (!value)
    throw new FeedFetchError(
      `The environment variable ${variable} is not set; ${setting} in settings.json names it. Set it where the build runs.`,
    );
  return value;
}
