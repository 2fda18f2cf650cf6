import type { TestProject } from 'vitest/node';
import { startService } from '../tools/setup/service.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the service under test answers. */
    url: string;
  }
}

/** One real service, in its own process, for all browser tests. */
export default async function setup(project: TestProject) {
  const service = await startService({ RATE_CALCULATIONS: '1000000000', RATE_CONTACTS: '1000000' });
  project.provide('url', service.url);
  return () => service.stop();
}
