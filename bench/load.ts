import { connect } from 'node:net';

/**
 * Answers a second, over `connections` connections that each wait for their answer before they ask again. A connection that the server ends
 * after an answer (nginx does, after a thousand) is opened anew; any answer but 200 fails. `headers` are more lines of each request.
 */
export function throughput(
  port: number,
  seconds: number,
  connections: number,
  path: (n: number) => string,
  headers = '',
): Promise<number> {
  return new Promise((resolve, reject) => {
    let asked = 0;
    let answered = 0;
    let running = true;
    const begin = performance.now();
    const open = (): void => {
      let received = '';
      let isLast = false;
      const socket = connect(port, '127.0.0.1');
      const ask = () => {
        asked += 1;
        socket.write(`GET ${path(asked)} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`);
      };
      socket.setNoDelay(true).setEncoding('latin1').on('connect', ask).on('error', reject);
      socket.on('data', (chunk: string) => {
        received += chunk;
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(received.slice(0, 500)));
        if (!isWhole(received, end)) return;
        isLast = /^connection: close/im.test(received.slice(0, end));
        received = '';
        answered += 1;
        if (!running) socket.destroy();
        else if (!isLast) ask();
      });
      socket.on('close', () => {
        if (running && isLast) open();
      });
    };
    for (let i = 0; i < connections; i += 1) open();
    setTimeout(() => {
      running = false;
      resolve((answered / (performance.now() - begin)) * 1000);
    }, seconds * 1000);
  });
}

/** Whether all of an answer has come: by the length that it says, or by the last of its pieces. */
function isWhole(received: string, end: number): boolean {
  const length = /content-length: (\d+)/i.exec(received.slice(0, end))?.[1];
  return length === undefined ? received.endsWith('\r\n0\r\n\r\n') : received.length >= end + 4 + Number(length);
}
