import type { Calculator } from '../kit/calculator.ts';

/** What a declaration lacks that every one has; undefined where it is whole. */
export function faultOfDeclaration({
  examples,
  references,
  purpose,
  help,
  endpoint,
  inputs,
  formula,
}: Calculator): string | undefined {
  const answered = examples.flatMap((example) => ('expect' in example ? [example] : []));
  const lacks = (what: boolean, says: string): string | undefined => (what ? undefined : says);
  return (
    lacks(/^[A-Z].*\.$/s.test(purpose), 'its purpose is no sentence') ??
    lacks(formula !== '', 'its formula is empty') ??
    lacks(references.length > 0 && references.every(({ title }) => title !== ''), 'it has no reference') ??
    lacks(help.length > 0 && help.every(({ title, text }) => title !== '' && text !== ''), 'it has no help card') ??
    lacks(answered.length >= 2, 'fewer than two examples are answered') ??
    lacks(
      Object.values(inputs).every(({ samples }) => samples.bad.length > 0),
      'a field has no text that it refuses',
    ) ??
    lacks(
      answered.every(({ expect }) => Object.values(expect).some((value) => value !== undefined)),
      'an example that is answered expects nothing',
    ) ??
    lacks(endpoint.method !== 'GET' || endpoint.parameters.every((name) => name in inputs), 'its path has other inputs')
  );
}
