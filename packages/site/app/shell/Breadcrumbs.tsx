interface Props {
  /** The way from home to the page; the last one is the page itself. */
  trail: readonly { readonly title: string; readonly path: string }[];
}

export function Breadcrumbs({ trail }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex list-none flex-wrap gap-x-1.5">
        {[{ title: 'Home', path: '/' }, ...trail.slice(0, -1)].map(({ title, path }) => (
          <li key={path}>
            <a href={path} className="hover:text-act">
              {title}
            </a>
            <span aria-hidden="true" className="ml-1.5">
              /
            </span>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.title}</li>
      </ol>
    </nav>
  );
}
