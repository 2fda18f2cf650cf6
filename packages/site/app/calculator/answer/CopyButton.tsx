import { useState } from 'react';

interface Props {
  /** What is copied, as it ends "Copy …". */
  name: string;
  content: () => string | Promise<string>;
}

/** Copies, and says so for two seconds. */
export function CopyButton({ name, content }: Props) {
  const [said, setSaid] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await content());
      setSaid('Copied');
    } catch {
      setSaid('Not possible here');
    }
    setTimeout(() => setSaid(undefined), 2000);
  };
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={`Copy ${name}`}
      className="min-h-6 cursor-pointer text-act hover:underline"
    >
      {name}
      <span role="status" className={said ? 'ml-1 text-muted' : 'sr-only'}>
        {said}
      </span>
    </button>
  );
}
