import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { photoAnswer } from '#src/server/photos/photo-answer.ts';

export default function photo(request: Request, context: FunctionContext): Promise<Response> {
  return photoAnswer(request, context);
}

export const config: FunctionConfig = { path: '/photo', method: ['GET', 'HEAD'] };
