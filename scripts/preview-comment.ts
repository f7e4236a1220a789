/** `npm run preview-comment`: writes the comment of a pull request: what it changes and where to see it. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/preview-comment.ts')).previewCommentCommand);
