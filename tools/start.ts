/** `npm start`: builds what is stale and serves site and service on PORT (default 3000). */
import { build } from './setup/build.ts';

build();
await import('../packages/service/src/process/main.ts');
