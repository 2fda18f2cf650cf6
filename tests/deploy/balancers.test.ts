import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { negotiate } from '../../packages/service/src/negotiate.ts';
import { nginxBehindTcp, nginxConfiguration, varnishConfiguration } from '../../tools/setup/deployed.ts';
import { type Engine, installEngines, judgedByNginx, startNginx, startVarnish } from '../../tools/setup/engines.ts';
import { freePort } from '../../tools/setup/free-port.ts';

/** What nginx and Varnish make of requests, with the files of `deploy/` and an origin that says which form it was asked for. */
const hasEngines = installEngines();
if (!hasEngines) console.log('nginx or Varnish is missing here: what they make of requests is left out');

let origin: Server;
let asked: IncomingMessage[] = [];
let nginx: Engine;
let behindTcp: Engine;
let varnish: Engine;
let tlsPort: number;

beforeAll(async () => {
  if (!hasEngines) return;
  origin = createServer((incoming, outgoing) => {
    asked.push(incoming);
    outgoing.writeHead(200, { 'Cache-Control': 'public, max-age=600', Vary: 'Accept, Accept-Encoding' });
    outgoing.end(negotiate(incoming.headers.accept));
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const { port: own } = origin.address() as AddressInfo;
  tlsPort = await freePort();
  nginx = await startNginx((port, folder) => {
    writeTls(folder);
    return nginxConfiguration([own], folder, port);
  });
  behindTcp = await startNginx((port, folder) => nginxBehindTcp([own], folder, port));
  varnish = await startVarnish(varnishConfiguration(own));
});
afterAll(async () => {
  await Promise.all([nginx?.stop(), behindTcp?.stop(), varnish?.stop()]);
  origin?.close();
});

test.runIf(hasEngines)(
  'nginx takes the file that is deployed, with TLS and behind a balancer of TCP, and says nothing against it',
  () => {
    const withTls = (port: number, folder: string): string => {
      writeTls(folder);
      return nginxConfiguration([3000], folder, port);
    };
    const behind = (port: number, folder: string): string => nginxBehindTcp([3000], folder, port);
    for (const configuration of [withTls, behind]) {
      const { accepted, says } = judgedByNginx(configuration);
      expect(accepted, says).toBe(true);
      expect(says).not.toMatch(/\[(?:warn|error|emerg|alert)\]/);
    }
  },
);

/** The file for TLS, with a certificate of our own. */
function writeTls(folder: string): void {
  mkdirSync(join(folder, 'tls'));
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const files = ['-subj', '/CN=localhost', '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'chain.pem')];
  const made = spawnSync('openssl', [...words, ...files], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const configuration = readFileSync(new URL('../../deploy/nginx-tls.conf', import.meta.url), 'utf8')
    .replace('listen 8443', `listen 127.0.0.1:${tlsPort}`)
    .replace('/etc/nginx/certificates/fullchain.pem', join(folder, 'chain.pem'))
    .replace('/etc/nginx/certificates/privkey.pem', join(folder, 'key.pem'))
    .replace(/^if .*\n.*\n\}$/m, ''); // the other tests come without TLS
  writeFileSync(join(folder, 'tls/tls.conf'), configuration);
}

const spellings: readonly string[] = [
  'application/json',
  'application/json, text/plain, */*',
  'application/json, */*',
  'application/json,text/html',
  'application/problem+json, application/json',
  '*/*',
  'text/plain',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html',
  'application/json;q=0.1, text/plain',
  'text/plain;q=0.5, application/json',
  'text/html, application/json',
  'text/plain, application/json',
  '*/*;q=0.1, application/json;q=0.9',
  'application/json;q=0',
  'image/png',
];
const caches = () => [['nginx', nginx.port] as const, ['Varnish', varnish.port] as const];

describe.runIf(hasEngines)('a cache', () => {
  test('lets nobody get another form than the service itself would give, whoever asked before', async () => {
    for (const [name, port] of caches())
      for (const round of [1, 2])
        for (const accept of spellings) {
          const answer = await fetch(`http://127.0.0.1:${port}/nomogram/forms`, { headers: { accept } });
          expect(await answer.text(), `${name}, ${round}: ${accept}`).toBe(negotiate(accept));
        }
  });

  test('has one entry for the usual spellings of a form', async () => {
    const usual = spellings.slice(0, 10);
    for (const [name, port] of caches()) {
      asked = [];
      for (const accept of usual)
        await (await fetch(`http://127.0.0.1:${port}/nomogram/entries/${name}`, { headers: { accept } })).text();
      const forms = asked.filter(({ url }) => url?.startsWith('/nomogram/entries/'));
      expect(forms.length, name).toBeLessThanOrEqual(3); // JSON, text, and what is asked for as a page
    }
  });

  test('tells the service who asks, from where, and by which scheme, whatever the client claims', async () => {
    asked = [];
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    await (await fetch(`http://127.0.0.1:${nginx.port}/nomogram/who`, { headers })).text();
    expect(asked.at(-1)?.headers).toMatchObject({
      host: `127.0.0.1:${nginx.port}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  test('behind a balancer of TCP learns from it who asks, and from nobody else', async () => {
    const ask = (first: string): Promise<string> =>
      new Promise((resolve, reject) => {
        let answered = '';
        const socket = connect(behindTcp.port, '127.0.0.1', () =>
          socket.write(`${first}GET /nomogram/tcp HTTP/1.1\r\nHost: nomogram.example\r\nConnection: close\r\n\r\n`),
        );
        socket.setEncoding('utf8').on('data', (text: string) => {
          answered += text;
        });
        socket.once('error', reject).once('close', () => resolve(answered));
      });
    asked = [];
    expect(await ask('PROXY TCP4 203.0.113.9 192.0.2.1 40000 443\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(asked.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.9');
    asked = [];
    expect(await ask('')).not.toMatch(/^HTTP\/1\.1 200 /); // who does not come through the balancer
    expect(asked).toEqual([]);
  });

  test('speaks TLS where there is a certificate', async () => {
    asked = [];
    const protocol = await new Promise<string>((resolve, reject) => {
      const options = { port: tlsPort, host: '127.0.0.1', path: '/nomogram/tls', rejectUnauthorized: false };
      request(options, (response) => {
        const { socket } = response as unknown as { socket: { getProtocol(): string } };
        response.resume().once('end', () => resolve(socket.getProtocol()));
      })
        .once('error', reject)
        .end();
    });
    expect(protocol).toMatch(/^TLSv1\.[23]$/);
    expect(asked.at(-1)?.headers['x-forwarded-proto']).toBe('https');
  });
});
