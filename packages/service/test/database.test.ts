import { expect, test } from 'vitest';
import { openDatabase } from '../src/process/database/open.ts';

test('a folder in which no database can be kept is named', async () => {
  await expect(openDatabase({ folder: '/dev/null/data' })).rejects.toThrow(
    /^DATA_DIR: no database can be opened in \/dev\/null\/data \(/,
  );
});
