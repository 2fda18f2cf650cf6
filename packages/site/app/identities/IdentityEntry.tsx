import type { ShownIdentity } from './typeset-identities.server.ts';

/** One identity: its name, the formula, and the same as text. */
export function IdentityEntry({ identity, hidden }: { identity: ShownIdentity; hidden: boolean }) {
  const { id, name, formula, text, found } = identity;
  return (
    <li id={id} data-name={found} hidden={hidden} className="min-w-0 border-b border-hair py-4">
      <h3 className="text-base font-semibold">
        <a href={`#${id}`} className="hover:text-act">
          {name}
        </a>
      </h3>
      <div
        className="mt-1 overflow-x-auto py-1 text-base sm:text-lg"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: set by KaTeX from the project's own formulas
        dangerouslySetInnerHTML={{ __html: formula }}
      />
      <code className="block overflow-x-auto text-sm text-muted">{text}</code>
    </li>
  );
}
