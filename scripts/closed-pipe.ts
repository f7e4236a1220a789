/**
 * Lets a command finish after its output's reader has exited (`npm run build | head -2`); by default Node ends the
 * process at the next write.
 */
export function outliveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
