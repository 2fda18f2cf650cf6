/** The process: `node packages/service/src/process/main.ts`; every setting stands in `config.ts`, what is asked of Node in `package.json`. */
import { readConfig } from './config.ts';
import { OperatorError } from './operator-error.ts';
import { type ServiceHandle, startProcess } from './start.ts';

const config = readConfig(process.env);
const running = 'PORT' in config ? await startProcess(config).catch(explain) : refuse(config.join('\n'));
process.on('unhandledRejection', running.onBug); // a bug of one request must not end the others
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void running.stop(signal).then(() => process.exit()));

function explain(error: unknown): ServiceHandle {
  if (error instanceof OperatorError) return refuse(error.message);
  throw error;
}

function refuse(reasons: string): never {
  console.error(`The service cannot start.\n${reasons}`);
  process.exit(2);
}
