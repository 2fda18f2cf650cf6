import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { miniBrowser, xvfb } from '../../tools/setup/browsers.ts';
import { freePort } from '../../tools/setup/free-port.ts';
import type { Engine, Wire } from './engine.ts';

/** WebKitGTK in its own small browser, on a screen that nobody sees, over WebDriver: https://www.w3.org/TR/webdriver2/. */
export async function startWebKit(program: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'nomogram-webkit-'));
  const screen = await startScreen();
  const env = { ...process.env, DISPLAY: screen.display, HOME: home, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
  const drivers: ChildProcess[] = [];
  return {
    async visitor() {
      const port = await freePort();
      const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
      drivers.push(driver);
      const send = sender(`http://127.0.0.1:${port}`);
      await isListening(send, driver);
      return opened(send);
    },
    async stop() {
      await Promise.all([...drivers, screen.process].map(ended));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The one session that a driver keeps. */
async function opened(send: Send): Promise<Wire> {
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    timeouts: { script: 120_000 },
  };
  const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 1280, height: 1000 });
  return {
    async go(url) {
      await send('POST', `${session}/url`, { url });
    },
    async evaluate(expression) {
      const script = `const done = arguments[0]; ${expression}.then((text) => done({ text }), (error) => done({ error: String(error) }));`;
      const told = await send('POST', `${session}/execute/async`, { script, args: [] });
      const { text, error } = told as { text?: string; error?: string };
      if (text === undefined) throw new Error(error);
      return text;
    },
    async act(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async close() {
      await send('DELETE', session);
    },
  };
}

/** A display, with the number that the server chose for it. */
async function startScreen(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const server = spawn(xvfb, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdio[3]!.on('data', (text: Buffer) => {
      said += text;
      if (said.includes('\n')) resolve(`:${said.trim()}`);
    });
    server.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { display, process: server };
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const sender =
  (origin: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };

async function isListening(send: Send, driver: ChildProcess): Promise<void> {
  for (;;) {
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await end;
}
