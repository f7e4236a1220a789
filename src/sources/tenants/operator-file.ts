/**
 * Machine resources that dealers' settings may use, outside the dealers' folders, whose authors must not change them
 * (docs/decisions/072-compartments.md).
 */
import { join } from 'node:path';
import * as z from 'zod';
import type { SecurityContact } from '#src/domain/tenant/security-contact.ts';
import { allowanceOf, isOperatorVariable, operatorFileName, type Allowance } from '#src/domain/tenant/allowance.ts';
import { doubtful, type IssueDraft } from './issue.ts';
import { readJsonFile } from './json-file.ts';
import { checkAgainst } from './schema-findings.ts';
import { tenantSlugs } from './tenant-slugs.ts';

const variable = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*\*?$/, { error: 'must be the name of an environment variable, or a prefix followed by "*"' })
  .refine((name) => !isOperatorVariable(name.replace(/\*$/, '')), {
    error: "belongs to the operator and can't be allowed",
  });
const host = z.string().regex(/^(?:\*\.)?[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/, {
  error: 'must be a host without protocol, port or path, in lower case',
});

const uses = z.strictObject({
  environment: z
    .array(variable)
    .default([])
    .describe(
      'Environment variables that settings may use, in addition to those that start with the dealer name: "SHARED_SMS", or "GROUP_*" for all with that prefix. Default: none.',
    ),
  hosts: z
    .array(host)
    .default([])
    .describe(
      'Hosts that may be sent keys for a feed or a search index: "feeds.example.com", or "*.example.com" for all its subdomains. Default: none.',
    ),
  privateHosts: z
    .array(host)
    .default([])
    .describe(
      'Hosts inside your network that feeds and webhooks may reach: "10.0.0.12", "dms.internal". Default: none.',
    ),
});

const security = z.strictObject({
  contact: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+|tel:\+\d[\d-]+)$/, {
      error: 'must start with "mailto:", "https://" or "tel:+"',
    })
    .describe('Where to report a security issue: "mailto:security@example.com", or an https URL.'),
  policy: z
    .string()
    .regex(/^https:\/\/\S+$/, { error: 'must be an https URL' })
    .optional()
    .describe('A page that explains how reports are handled. Default: none.'),
});

export const operatorFile = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editors.'),
  everyDealer: uses.prefault({}).describe('Variables and hosts that every dealer’s settings may use.'),
  security: security
    .optional()
    .describe('Published by every site at /.well-known/security.txt (RFC 9116). Default: no file.'),
  dealers: z
    .record(z.string(), uses)
    .default({})
    .describe('Variables and hosts that one dealer’s settings may use, by dealer folder.'),
});

/** `OPERATOR_FILE`, else operator.json beside the dealers' folders. */
export const operatorFilePath = (tenantsDir: string, env: NodeJS.ProcessEnv = process.env): string =>
  env['OPERATOR_FILE']?.trim() || join(tenantsDir, operatorFileName);

interface ReadAllowance {
  allowance: Allowance;
  security: SecurityContact | null;
  findings: (IssueDraft & { line?: number })[];
  lineOf: (path: IssueDraft['path']) => number | null;
}

/** A file with an error allows nothing. */
export async function readAllowance(dealer: string, tenantsDir: string): Promise<ReadAllowance> {
  const file = await readJsonFile(operatorFilePath(tenantsDir), operatorFileName);
  const slugs = tenantSlugs(tenantsDir);
  const { data, findings } =
    file.value === undefined ? { data: null, findings: [] } : checkAgainst(operatorFile, file.value, operatorFileName);
  const unknown = Object.keys(data?.dealers ?? {}).filter((slug) => !slugs.includes(slug) && slug !== dealer);
  const own = data?.dealers[dealer];
  return {
    allowance: allowanceOf(dealer, data ? [data.everyDealer, ...(own ? [own] : [])] : [], slugs),
    security: data?.security ?? null,
    findings: [
      ...file.findings,
      ...findings,
      ...unknown.map((slug) =>
        doubtful(operatorFileName, ['dealers', slug], 'is not a dealer', `Dealers are the folders in ${tenantsDir}.`),
      ),
    ],
    lineOf: file.lineOf,
  };
}
