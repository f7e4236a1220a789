/** Runs a command in the test's own process: milliseconds, where a process of its own takes a second to load. */
import { vi } from 'vitest';
import type { Command } from '../../scripts/commands/command.ts';

export interface CommandOutput {
  code: number;
  stdout: string;
  stderr: string;
}

/** Calls a command and returns its exit code and output, which has no colours. */
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
