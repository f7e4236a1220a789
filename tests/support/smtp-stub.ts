/** SMTP server that can fail like real ones. */
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

/** `slow`: confirms late. `drop`: disconnects mid-message. `drop-after`: accepts, but disconnects before confirming. */
type Behaviour = 'take' | 'slow' | 'greylist' | 'refuse' | 'drop' | 'drop-after';

interface AcceptedMail {
  to: string[];
  raw: string;
  headers: Record<string, string>;
  body: string;
}

export interface SmtpStub {
  url: string;
  taken: AcceptedMail[];
  /** In total, open now, and at the peak. */
  connections: { all: number; open: number; most: number };
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

export async function startSmtpStub(port = 0): Promise<SmtpStub> {
  let behaviour: Behaviour = 'take';
  const taken: AcceptedMail[] = [];
  const sockets = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      if (behaviour === 'greylist')
        return callback(Object.assign(new Error('Greylisted, try again later'), { responseCode: 451 }));
      if (behaviour === 'refuse') return callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      return callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (behaviour === 'drop') dropAll();
        chunks.push(chunk);
      });
      stream.on('end', () => {
        if (behaviour === 'drop') return;
        taken.push(
          readMail(
            Buffer.concat(chunks).toString('latin1'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        if (behaviour === 'drop-after') return dropAll();
        setTimeout(callback, behaviour === 'slow' ? 40 : 0);
      });
    },
  });
  server.on('error', () => {});
  const connections = { all: 0, open: 0, most: 0 };
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    connections.all += 1;
    connections.open += 1;
    connections.most = Math.max(connections.most, connections.open);
    socket.on('close', () => {
      sockets.delete(socket);
      connections.open -= 1;
    });
  });
  const dropAll = () => sockets.forEach((socket) => socket.destroy());
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    taken,
    connections,
    behave: (next) => {
      behaviour = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropAll();
      }),
  };
}

function readMail(raw: string, to: string[]): AcceptedMail {
  const at = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = raw
    .slice(at + 4)
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replaceAll('\r\n', '\n');
  return { to, raw, headers, body };
}
