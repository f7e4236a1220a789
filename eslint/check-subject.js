/** The commit-msg hook; Git passes the message file: `node eslint/check-subject.js FILE`. */
import { readFileSync } from 'node:fs';
import { subjectIssues } from './plain-english.js';

const [subject = ''] = readFileSync(process.argv[2], 'utf8').split('\n');
const issues = /^(?:Merge|Revert|fixup!|squash!) /.test(subject) ? [] : subjectIssues(subject);
for (const issue of issues) console.error(`Commit subject: ${issue}.`);
process.exit(issues.length === 0 ? 0 : 1);
