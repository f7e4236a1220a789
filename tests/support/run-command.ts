/** Runs in the test's process: milliseconds instead of a second. */
import { vi } from 'vitest';
import type { Command } from '../../scripts/commands/command.ts';

export interface CommandOutput {
  code: number;
  stdout: string;
  stderr: string;
}

export async function runCommand(command: Command, args: string[]): Promise<CommandOutput> {
  vi.stubEnv('NO_COLOR', '1').stubEnv('FORCE_COLOR', undefined);
  let stdout = '';
  let stderr = '';
  const code = await command(args, {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
  });
  return { code, stdout, stderr };
}
