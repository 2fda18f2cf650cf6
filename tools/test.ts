/** `npm test`: everything that must pass. `npm run test:all` does more, and takes longer. */
import { everything } from './setup/everything.ts';
import { createStages } from './setup/stages.ts';

const stages = createStages();
await everything(stages);
stages.finish();
