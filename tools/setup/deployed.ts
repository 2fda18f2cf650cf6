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

/** The same behind a balancer of TCP on this machine, which names visitors by the PROXY protocol: the directives are those that the file names. */
export function nginxBehindTcp(replicas: readonly number[], folder: string, port: number): string {
  const named =
    /`listen 8080 (proxy_protocol;) (set_real_ip_from) <its network>;\s*# (real_ip_header proxy_protocol;)`/.exec(
      deployed('nginx.conf'),
    );
  if (!named) throw new Error('nginx.conf does not say what is to be set behind a balancer of TCP');
  const [, listens, from, header] = named;
  return nginxConfiguration(replicas, folder, port).replace(
    `listen 127.0.0.1:${port};`,
    `listen 127.0.0.1:${port} ${listens} ${from} 127.0.0.1; ${header}`,
  );
}

export const varnishConfiguration = (port: number): string =>
  deployed('varnish.vcl').replace('"app"', '"127.0.0.1"').replace('"3000"', `"${port}"`);
