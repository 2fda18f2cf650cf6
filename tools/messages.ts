/** `npm run messages -- list` and `npm run messages -- export`: what visitors sent to the operator. */
import '../packages/service/src/process/messages.ts';
