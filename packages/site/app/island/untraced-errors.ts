/**
 * React makes errors as it is loaded, of which it only needs that they are themselves. For the first of them V8 looks up where in the script it was
 * made, and reads the whole script once more for it: on a slow phone a tenth of a second, with a limit of no frames too, but not without a limit.
 * The first import of a script takes traces from the errors that the imports after it make; the script gives them back.
 */
const name = 'stackTraceLimit';
const limit: unknown = Reflect.get(Error, name);
const isLimited = typeof limit === 'number';
if (isLimited) Reflect.set(Error, name, undefined);

/** Errors say again where they were made. */
export function traceErrors(): void {
  if (isLimited) Reflect.set(Error, name, limit);
}
