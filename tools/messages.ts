/** `npm run messages -- list`, `export`, `delete`, `correct`, `backup`, `restore`: what visitors sent to the operator. */
import '../packages/service/src/process/messages.ts';
