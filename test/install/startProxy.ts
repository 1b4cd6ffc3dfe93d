import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '../support/eventually.ts';

export type ProxyName = 'nginx' | 'caddy';

export interface Proxy {
  /** Its certificate, which clients must trust. */
  readonly certificate: string;
  [Symbol.asyncDispose](): Promise<void>;
}

const deploy = join(import.meta.dirname, '../../docs/deploy');

/** Why this proxy cannot be tried here; false if it can. */
export function missingProgram(name: ProxyName): string | false {
  for (const [program, args] of [
    [name, name === 'nginx' ? ['-v'] : ['version']],
    ['openssl', ['version']],
  ] as const)
    if (spawnSync(program, args).status !== 0)
      return `${program} is not installed: docs/deploy is NOT tried with ${name}`;
  return false;
}

/** Runs the guide's example on `port` in front of the service at `upstream`, with a self-signed certificate. */
export async function startProxy(name: ProxyName, port: number, upstream: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `canvass-${name}-`));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...made, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  const config = join(folder, 'config');
  const place = { folder, certificate, key, port, upstream: new URL(upstream).host };
  writeFileSync(config, name === 'nginx' ? nginxConfig(place) : caddyConfig(place));
  const child = spawn(
    name,
    name === 'nginx' ? ['-p', folder, '-c', config] : ['run', '--adapter', 'caddyfile', '--config', config],
    {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await listening(child, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { certificate: readFileSync(certificate, 'utf8'), [Symbol.asyncDispose]: stop };
}

interface Location {
  readonly folder: string;
  readonly certificate: string;
  readonly key: string;
  readonly port: number;
  readonly upstream: string;
}

/** The example with other ports, names and files, inside a minimal main configuration. */
function nginxConfig({ folder, certificate, key, port, upstream }: Location): string {
  const example = replaced(readFileSync(join(deploy, 'nginx.conf'), 'utf8'), [
    [/^server \{\n {2}listen 80;[^}]*\}\n/m, ''],
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/ {2}listen \[::\]:443 .*\n/, ''],
    [/server_name forms\.example\.org/, 'server_name localhost'],
    [/ssl_certificate .*;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    [/server 127\.0\.0\.1:3000;/, `server ${upstream};`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (part) => `${part}_temp_path ${folder}/${part};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}daemon off; pid ${folder}/pid; error_log stderr; events {} http { ${temporary.join(' ')}\n${example}\n}`;
}

function caddyConfig({ certificate, key, port, upstream }: Location): string {
  const example = replaced(readFileSync(join(deploy, 'Caddyfile'), 'utf8'), [
    [/^forms\.example\.org \{/m, `https://localhost:${port} {\n\ttls ${certificate} ${key}`],
    [/reverse_proxy 127\.0\.0\.1:3000/, `reverse_proxy ${upstream}`],
  ]);
  return `{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n${example}`;
}

function replaced(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((before, [pattern, value]) => {
    if (!pattern.test(before)) throw new Error(`the example has no ${pattern}`);
    return before.replace(pattern, value);
  }, text);
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(20)) {
    if (child.exitCode !== null) break;
    if (await accepts(port)) return;
  }
  throw new Error(`the proxy does not listen:\n${printed}`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
