import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, Wire } from './engine.ts';

/** Nothing of its own affairs: no first page, no updates, no reports. */
const preferences = `
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
`;

interface Reply {
  readonly id?: number;
  readonly type?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
}

/** Firefox without a window, over WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'nomogram-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences);
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
    child.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
  const { send, close } = await connected(`${address}/session`);
  await send('session.new', { capabilities: {} });
  return {
    async visitor(): Promise<Wire> {
      const { userContext } = await send('browser.createUserContext', {});
      const { context } = await send('browsingContext.create', { type: 'tab', userContext });
      await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
      return {
        async go(url) {
          await send('browsingContext.navigate', { context, url, wait: 'complete' });
        },
        async evaluate(expression) {
          const found = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
          if (found.type === 'exception') throw new Error((found.exceptionDetails as { text: string }).text);
          return (found.result as { value: string }).value;
        },
        async act(actions) {
          await send('input.performActions', { context, actions });
        },
        async close() {
          await send('browser.removeUserContext', { userContext });
        },
      };
    },
    async stop() {
      await send('browser.close', {}).catch(() => undefined);
      close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connected(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`nobody answers at ${address}`));
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  let commands = 0;
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  };
  socket.onclose = () => {
    for (const settle of waiting.values()) settle({ error: 'closed', message: 'the browser has ended' });
  };
  const send = (method: string, params: object): Promise<Record<string, unknown>> => {
    commands += 1;
    const id = commands;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ type, result, error, message }) => {
        waiting.delete(id);
        if (type === 'success') resolve(result ?? {});
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return { send, close: () => socket.close() };
}
