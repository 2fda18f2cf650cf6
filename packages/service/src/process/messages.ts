/**
 * The operator's view of the contact messages, whether or not they are also forwarded by e-mail:
 *   npm run messages -- list                       one line a message, newest first
 *   npm run messages -- export                     everything, one JSON object a line
 *   npm run messages -- delete <id> …              for ever, the outbox row too
 *   npm run messages -- correct <id> <field> <text>
 *   npm run messages -- backup <file>              everything, for `restore`
 *   npm run messages -- restore <file>             what is not there yet, into either database
 * In a container, where there is no npm script: node packages/service/src/process/messages.ts list
 */
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { commands } from './messages/message-commands.ts';

const [name = '', ...parameters] = process.argv.slice(2);
const config = readConfig(process.env);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) refuse(`Say what to do: ${Object.keys(commands).join(', ')}.`);
else if (!('PORT' in config)) refuse(config.join('\n'));
else {
  try {
    const database = await openDatabase({ folder: config.DATA_DIR, url: config.DATABASE_URL });
    try {
      for (const line of await command(database, parameters)) console.log(line);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}
