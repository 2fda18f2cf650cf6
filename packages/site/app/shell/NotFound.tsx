import { SearchForm } from '../search/SearchForm.tsx';

export function NotFound() {
  return (
    <div className="py-10">
      <p className="font-serif text-6xl font-semibold text-muted" aria-hidden="true">
        404
      </p>
      <h1 className="mt-2 text-4xl">Page not found</h1>
      <p className="mt-4 text-lg text-muted">The page you are looking for doesn't exist.</p>
      <a href="/" className="button mt-8">
        Back Home
      </a>
      <div className="mt-12">
        <SearchForm label="Or look for it" typed="" open />
      </div>
    </div>
  );
}
