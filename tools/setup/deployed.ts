import { readFileSync } from 'node:fs';

/**
 * The configurations of `deploy/` for real engines on this machine: as they are, with what must be otherwise here: ports, folders,
 * addresses of the replicas.
 */
const deployed = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

export function nginxConfiguration(replicas: readonly number[], folder: string, port: number): string {
  const servers = replicas.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n');
  return deployed('nginx.conf')
    .replace(/server app:3000.*/, servers)
    .replace(/listen 8080;.*/, `listen 127.0.0.1:${port};`)
    .replace('include /etc/nginx/tls/*.conf;', `include ${folder}/tls/*.conf;`)
    .replace('rate=300r/s', 'rate=1000000r/s') // here all visitors have one address
    .replaceAll('/tmp/nomogram-nginx', `${folder}/nginx`);
}

export const varnishConfiguration = (port: number): string =>
  deployed('varnish.vcl').replace('"app"', '"127.0.0.1"').replace('"3000"', `"${port}"`);
