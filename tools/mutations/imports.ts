import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../setup/build.ts';

/** The source files of calculators and mathematics, relative to the root, without their tests. */
export function sourceFiles(): readonly string[] {
  return ['packages/calculators/src', 'packages/math/src'].flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[])
      .filter((name) => name.endsWith('.ts') && !/\.(test|gen|fixture)\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** Which files a file imports, and not for their types alone. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'/gm)].flatMap(([, specifier]) => {
    const target = specifier!.startsWith('@nomogram/math/')
      ? specifier!.replace('@nomogram/math/', 'packages/math/src/')
      : specifier!.startsWith('.')
        ? relative(root, resolve(root, dirname(file), specifier!))
        : undefined;
    return target !== undefined && existsSync(join(root, target)) ? [target] : [];
  });
}

/** For every file, all that import it, directly or through others, and itself. */
export function dependants(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file]);
  const reach = (file: string): ReadonlySet<string> => {
    const found = new Set([file]);
    for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
    return found;
  };
  return new Map(files.map((file) => [file, reach(file)]));
}
