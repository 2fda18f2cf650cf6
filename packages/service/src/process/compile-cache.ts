/**
 * Of the environment, what a child of the service is given: where Node keeps what it has compiled, if it keeps it (`NODE_COMPILE_CACHE`). A child that finds
 * the engine there starts with less than half of the work. It is told nothing else: it calculates what strangers ask for, and needs no secret.
 */
export const childEnvironment = (): Readonly<Record<string, string>> => {
  const { NODE_COMPILE_CACHE: folder } = process.env;
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
};
