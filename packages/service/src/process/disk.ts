import { statfs } from 'node:fs/promises';

/** Bytes that this process may still write into a folder; `undefined` where there is no such folder. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
