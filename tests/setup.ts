import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumFlags, chromium as chromiumPath, headlessShell } from '../tools/setup/chromium.ts';
import { startService } from '../tools/setup/service.ts';
import { isWide } from './browser/wide.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the service under test answers. */
    url: string;
    /** Where the browsers can be driven: one for each worker. */
    browsers: readonly string[];
  }
}

/** The whole browser for the wide tests; its shell without windows, which is the same engine, takes a third of the time for those of `npm test`. */
const executablePath = (): string => (isWide ? chromiumPath() : headlessShell());

const launch = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: executablePath(), args: chromiumFlags, host: '127.0.0.1' });

/** One real service, in its own process, and a browser for each worker, for all files. */
export default async function setup(project: TestProject) {
  // The browsers keep the processors busy.
  const service = await startService({ GIVE_WAY: 'no', RATE_CALCULATIONS: '1000000000', RATE_CONTACTS: '1000000' });
  const browsers = await Promise.all(Array.from({ length: Number(project.config.maxWorkers) }, launch));
  project.provide('url', service.url);
  project.provide(
    'browsers',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await service.stop();
  };
}
