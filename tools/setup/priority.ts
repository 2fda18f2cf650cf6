import { setPriority } from 'node:os';

/**
 * The tests of the service start its children, which come after the server where processors are scarce. Beside files of tests that work on every
 * processor they would get a twelfth of one; of threads that are themselves ready to wait they get a quarter.
 */
if (process.platform === 'linux') setPriority(5); // there, of this thread alone, and of what it starts
