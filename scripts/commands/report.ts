import { resolve } from 'node:path';
import { writeReport } from '#src/generator/operator-report/write-report.ts';
import { siteStatuses } from '#src/generator/operator-report/report-data.ts';
import { counted } from '#src/lib/numbers.ts';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt report [--out DIR] [--tenants DIR] [--json]

Writes report.html and report.json to .forecourt/reports in the output folder, as every build and refresh does if it
changed something or failed. Exit code 1 if anything needs action now, 2 for an error.
  --out DIR       folder of built sites (default: dist)
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)
  --json          print report.json instead of the path of the report
Leads are read from DATABASE_URL; without it the report leaves them out.`;

export const report = command({
  usage,
  run: async (args, { stdout }) => {
    const { values } = parseOptions(
      {
        args,
        options: {
          out: { type: 'string', default: 'dist' },
          tenants: { type: 'string' },
          json: { type: 'boolean', default: false },
        },
      },
      usage,
    );
    const folders = { outDir: resolve(values.out), tenantsDir: tenantsFolder(values.tenants) };
    const { data, file } = await writeReport(folders, null, Date.now());
    const { needs, totals } = data;
    const now = needs.filter(({ level }) => level === 'bad').length;
    stdout.write(
      `${
        values.json
          ? JSON.stringify(data)
          : `${file}\n${counted(totals.dealers, 'dealer')}: ${siteStatuses.map((status) => `${totals[status]} ${status}`).join(', ')}; ${now} needing action now, ${needs.length - now} soon.`
      }\n`,
    );
    return now > 0 ? 1 : 0;
  },
  failure: (error) => ({ message: failureText(error), code: 2 }),
});
