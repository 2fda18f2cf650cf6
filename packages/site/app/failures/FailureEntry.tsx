import type { ComputedFailure } from '../../../../content/content.ts';

/** One problem: what makes it hard, the answer, how it was checked, and the way to try it. */
export function FailureEntry({ failure }: { failure: ComputedFailure }) {
  const { id, problem, trap, answer, refused, reading, checked, href } = failure;
  return (
    <li id={id} className="grid min-w-0 gap-x-12 gap-y-3 border-b border-hair py-6 md:grid-cols-2">
      <div className="min-w-0">
        <h3 className="overflow-x-auto py-1 font-sans text-lg font-normal [&_code]:text-lg">
          <span className="sr-only">Problem: </span>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build of the content */}
          <span dangerouslySetInnerHTML={{ __html: problem }} />
        </h3>
        <p className="mt-2 max-w-md text-sm text-muted">{trap}</p>
      </div>
      <div className="min-w-0">
        {reading !== undefined && (
          <p className="text-sm text-muted">
            Read as <code className="text-ink">{reading}</code>
          </p>
        )}
        {refused && <p className="text-sm text-muted">Refused, with the reason</p>}
        <p
          className={`overflow-x-auto py-1 text-answer tabular-nums ${refused ? '' : 'text-lg'}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build of the content
          dangerouslySetInnerHTML={{ __html: answer }}
        />
        {checked.map((detail) => (
          <p key={detail} className="mt-1 text-sm text-muted">
            Checked: {detail}
          </p>
        ))}
        <p className="mt-2">
          <a href={href} className="link inline-flex min-h-8 items-center text-sm">
            Calculate it yourself<span className="sr-only">: {trap}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
