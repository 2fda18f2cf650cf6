/** `npm run build`: builds what is stale. */
import { build } from './setup/build.ts';

build();
