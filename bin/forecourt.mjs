#!/usr/bin/env node
/**
 * Runs on Node 18 or later, with built-in modules only, until the packages are there; then on the Node that npm installed,
 * so that npm, cron, systemd and containers all start commands in the same way.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bootstrap, NEEDED_NODE } from '../scripts/bootstrap.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packagedNode = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));

/** @returns {Promise<number>} its exit code */
function continueOnPackagedNode() {
  const child = spawn(packagedNode, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  // Ctrl+C reaches both processes; other signals only this one.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

process.exitCode = bootstrap(root);
if (process.exitCode === 0) {
  const isOld = Number(process.versions.node.split('.')[0]) < NEEDED_NODE;
  if (isOld && existsSync(packagedNode)) process.exitCode = await continueOnPackagedNode();
  else {
    const { runProcess } = await import('../scripts/forecourt.ts');
    await runProcess();
  }
}
