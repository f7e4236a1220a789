/** A mail server and a CRM webhook that refuse, disconnect, or disconnect after accepting. */
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

export interface Receiver {
  address: string;
  /** Number of deliveries received, by message ID or idempotency key. */
  arrived: Map<string, number>;
  failed: number;
  behave(): void;
  stop(): void;
}

const share = 0.15;
const count = (arrived: Map<string, number>, key: string) => arrived.set(key, (arrived.get(key) ?? 0) + 1);

export async function mailReceiver(random: () => number): Promise<Receiver> {
  let isFailing = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, callback) =>
      fails() ? callback(Object.assign(new Error('Try again later'), { responseCode: 451 })) : callback(),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        count(receiver.arrived, /^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '');
        if (fails()) sockets.get(session.remotePort)?.destroy();
        else callback();
      });
    },
  });
  const fails = () => isFailing && random() < share && ++receiver.failed > 0;
  const sockets = new Map<number, Socket>();
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.set(socket.remotePort!, socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket.remotePort!));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const receiver: Receiver = {
    address: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived: new Map(),
    failed: 0,
    behave: () => {
      isFailing = false;
    },
    stop: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
  return receiver;
}

export interface HookReceiver extends Receiver {
  badSignatures: number;
  certificate: string;
}

export async function hookReceiver(folder: string, key: string, random: () => number): Promise<HookReceiver> {
  let isFailing = true;
  const [certificate, secret] = [join(folder, 'hook.crt'), join(folder, 'hook.key')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      secret,
      '-out',
      certificate,
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
    ],
    { stdio: 'ignore' },
  );
  const fails = () => isFailing && random() < share && ++receiver.failed > 0;
  const server = createServer({ key: readFileSync(secret), cert: readFileSync(certificate) }, (message, response) => {
    let body = '';
    message
      .setEncoding('utf8')
      .on('data', (text: string) => {
        body += text;
      })
      .on('end', () => {
        if (fails()) return response.writeHead(503).end();
        const expected = `sha256=${createHmac('sha256', key)
          .update(`${String(message.headers['x-forecourt-timestamp'])}.${body}`)
          .digest('hex')}`;
        if (message.headers['x-forecourt-signature'] !== expected) receiver.badSignatures++;
        count(receiver.arrived, String(message.headers['idempotency-key'] ?? ''));
        return fails() ? response.destroy() : response.writeHead(200).end();
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const receiver: HookReceiver = {
    address: `https://localhost:${(server.address() as AddressInfo).port}/in`,
    arrived: new Map(),
    failed: 0,
    badSignatures: 0,
    certificate,
    behave: () => {
      isFailing = false;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
