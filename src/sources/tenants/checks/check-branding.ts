import { doubtful, type Finding } from '../issue.ts';
import { isWritten, type CheckedDraft } from './complete-draft.ts';

export function checkBranding(draft: CheckedDraft): Finding[] {
  if (isWritten(draft, 'branding', 'name')) return [];
  return [
    doubtful(
      'settings.json',
      ['branding', 'name'],
      'is missing',
      `The site calls its dealer "${draft.settings.branding.name}" until it has a name.`,
    ),
  ];
}
