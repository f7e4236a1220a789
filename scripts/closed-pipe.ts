/**
 * Lets a command finish its work when whoever read its output is gone, as with `npm run build | head -2`. By default
 * Node ends the process at the next line it writes: dealers that come later would not be built, a server would stop for
 * want of a log.
 */
export function outliveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
