/** One worker, as our server has one process. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#src/server/platform/free-port.ts';
import { stopProcess, type Running } from './started.ts';

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** Resolves pages as docs/decisions/054-releases.md requires of static hosts. */
export async function startNginx(folder: string, work: string): Promise<Running> {
  mkdirSync(work, { recursive: true });
  const port = await freePort();
  const file = join(work, 'nginx.conf');
  writeFileSync(file, config(folder, work, port));
  const child = spawn('nginx', ['-c', file, '-p', work, '-e', join(work, 'error.log')], { stdio: 'inherit' });
  for (let tries = 0; ; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return { port, pid: child.pid!, stop: () => stopProcess(child) };
    if (child.exitCode !== null || tries > 50) throw new Error(`nginx did not start: see ${work}/error.log.`);
    await pause(100);
  }
}

const config = (folder: string, work: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${join(work, 'pid')};
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=2000 inactive=60s;
  gzip on;
  gzip_comp_level 6;
  gzip_types text/css application/javascript application/json image/svg+xml;
  gzip_vary on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${join(work, name)};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
