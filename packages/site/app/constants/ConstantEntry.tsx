import type { ListedConstant } from './constants.server.ts';

/** A constant: its name and value in one line, its details when opened. */
export function ConstantEntry({ constant, hidden }: { constant: ListedConstant; hidden: boolean }) {
  const { id, name, value, details } = constant;
  return (
    <details id={id} data-name={name} hidden={hidden} className="constant">
      <summary>
        <span className="disclosure font-semibold">{name}</span>
        {value && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build of the content
          <span className="constant-value" dangerouslySetInnerHTML={{ __html: value }} />
        )}
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build of the content */}
      <div className="prose constant-details" dangerouslySetInnerHTML={{ __html: details }} />
    </details>
  );
}
